/**
 * The layouts of pages; the shell adds its own by name (`shop/layouts/layout-shapes.ts`).
 * @public it is extended there, which knip does not see
 */
// biome-ignore lint/suspicious/noEmptyInterface: the shell extends it
export interface Layouts {}
export type LayoutName = keyof Layouts;

export type PageParams = Readonly<Record<string, string | undefined>>;

/** What a page's module declares about itself: `export const handle = { layout: "page" } satisfies PageHandle`. */
export type PageHandle = {
  /** A function of the address or the loaded data, if one route is several pages. */
  layout: LayoutName | ((params: PageParams, loaderData?: unknown) => LayoutName);
};
