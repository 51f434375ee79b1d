import type { LayoutName, PageParams } from "#platform/pages/page-handle.ts";
import { forwardingPage } from "../domain/forwarding-paths.ts";

/** Addresses that are none of our pages end as not found, and look like any other that is not found. */
export function forwardingLayout({ proPage = "" }: PageParams): LayoutName {
  const [product = ""] = proPage.split("-pro");
  const page = product && forwardingPage(product, proPage);
  if (!page) return "page";
  return page === "payment" ? "payment" : "pro";
}
