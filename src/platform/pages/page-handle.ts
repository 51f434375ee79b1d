/** SPEC §2 "Layouts": what stands around the page. product notes §3 says which page has which. */
export const LAYOUT_NAMES = [
  "calculate",
  "cart",
  "checkout",
  "create-order",
  "index",
  "market",
  "page",
  "payment",
  "pro",
  "quote",
  "simple",
  "default",
] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

export type PageParams = Readonly<Record<string, string | undefined>>;

/** What a page's module says about itself: `export const handle = { layout: "page" } satisfies PageHandle`. */
export type PageHandle = {
  /** By what stands in the address or was loaded, where one route is several pages. */
  layout: LayoutName | ((params: PageParams, loaderData?: unknown) => LayoutName);
};
