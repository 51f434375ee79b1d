import { LAYOUT_NAMES, type LayoutName, type PageParams } from "#platform/pages/page-handle.ts";

export type LayoutShape = {
  /** On the way to paying, nothing leads away but the logo. */
  header: "full" | "bare";
  /** `paying`: slim, and its links open beside the page, which is not left. */
  footer: "full" | "slim" | "paying";
  /** How wide the page's own content may run. */
  width: "wide" | "reading" | "form";
};

const browsing: LayoutShape = { header: "full", footer: "full", width: "wide" };
const paying: LayoutShape = { header: "bare", footer: "paying", width: "wide" };

export const layoutShapes: Record<LayoutName, LayoutShape> = {
  index: browsing,
  market: browsing,
  pro: browsing,
  cart: browsing,
  quote: browsing,
  calculate: browsing,
  default: browsing,
  page: { ...browsing, width: "reading" },
  "create-order": { ...browsing, width: "reading" },
  simple: { ...browsing, footer: "slim", width: "form" },
  checkout: paying,
  payment: paying,
};

/** The deepest page that names a layout decides; a page that names none has the default one. */
export function pickLayout(
  handles: readonly unknown[],
  params: PageParams = {},
  loaderData?: unknown,
): LayoutName {
  for (const handle of handles.toReversed()) {
    const layout = (handle as { layout?: unknown } | undefined)?.layout;
    const name = typeof layout === "function" ? layout(params, loaderData) : layout;
    if (LAYOUT_NAMES.includes(name as LayoutName)) return name as LayoutName;
  }
  return "default";
}
