import { isOneOf, isRecord } from "#core/record.ts";
import type { LayoutName, PageParams } from "#platform/pages/page-handle.ts";

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

declare module "#platform/pages/page-handle.ts" {
  interface Layouts extends Record<(typeof LAYOUT_NAMES)[number], true> {}
}

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
    const layout = isRecord(handle) ? handle.layout : undefined;
    const name = typeof layout === "function" ? layout(params, loaderData) : layout;
    if (isOneOf(LAYOUT_NAMES, name)) return name;
  }
  return "default";
}
