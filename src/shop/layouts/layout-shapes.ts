import { isOneOf, isRecord } from "#core/record.ts";
import type { LayoutName, PageParams } from "#platform/pages/page-handle.ts";

/** SPEC §2 "Layouts": what is around the page. product notes §3 says which page has which layout. */
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

declare module "#platform/pages/page-handle.ts" {
  interface Layouts extends Record<(typeof LAYOUT_NAMES)[number], true> {}
}

export type LayoutShape = {
  /** `bare`: on the way to paying, no link leads away except the logo. */
  header: "full" | "bare";
  /** `paying`: slim, and its links open in a new tab, so that the page stays. */
  footer: "full" | "slim" | "paying";
  /** The width of the page's own content. */
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

/** The deepest route that names a layout decides; without any, it is the default layout. */
export function pickLayout(
  handles: readonly unknown[],
  params: PageParams = {},
  loaderData?: unknown,
): LayoutName {
  for (const handle of handles.toReversed()) {
    const layout = isRecord(handle) ? handle.layout : undefined;
    const name = typeof layout === "function" ? layout(params, loaderData) : layout;
    if (isOneOf(LAYOUT_NAMES, name)) return name;
  }
  return "default";
}
