/**
 * What may stand around a page; the shell adds its layouts by name (`shop/layouts/layout-shapes.ts`).
 * @public it is extended there, which knip does not see
 */
// biome-ignore lint/suspicious/noEmptyInterface: the shell extends it
export interface Layouts {}
export type LayoutName = keyof Layouts;

export type PageParams = Readonly<Record<string, string | undefined>>;

/** What a page's module says about itself: `export const handle = { layout: "page" } satisfies PageHandle`. */
export type PageHandle = {
  /** By what stands in the address or was loaded, where one route is several pages. */
  layout: LayoutName | ((params: PageParams, loaderData?: unknown) => LayoutName);
};
