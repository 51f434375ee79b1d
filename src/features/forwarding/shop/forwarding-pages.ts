import type { RouterContextProvider } from "react-router";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { notFound } from "#platform/pages/page-responses.ts";
import { type ForwardingPage, forwardingPage } from "../domain/forwarding-paths.ts";
import { isForwardingServed } from "../domain/is-served.ts";

type Context = Readonly<RouterContextProvider>;

/** Which of our pages an address is on this site; its first part has the site's product in it. */
export function pageAt(context: Context, part: string | undefined): ForwardingPage | undefined {
  const { site } = context.get(visitContext);
  return isForwardingServed(site) ? forwardingPage(site.product, part ?? "") : undefined;
}

/** For loaders and actions: anything that is none of our pages is nobody's. */
export function requirePage<Page extends ForwardingPage>(
  context: Context,
  part: string | undefined,
  pages: readonly Page[],
) {
  const page = pageAt(context, part);
  const found = pages.find((one) => one === page);
  if (!found) throw notFound();
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  return { page: found, site, language };
}
