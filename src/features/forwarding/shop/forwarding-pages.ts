import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { authGuard, requireSession } from "#features/account/shop/guards.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import type { LayoutName, PageParams } from "#platform/pages/page-handle.ts";
import { notFound, PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import {
  type ForwardingPage,
  forwardingPage,
  isForwardingServed,
  renamedPart,
  servicePath,
} from "../domain/forwarding-paths.ts";
import { forwardingContext } from "./forwarding.context.ts";

type Context = Readonly<RouterContextProvider>;

/** Returns which forwarding page this is on the site; the first part of its path contains the site's product. */
export function pageAt(context: Context, part: string | undefined): ForwardingPage | undefined {
  const { site } = context.get(visitContext);
  return isForwardingServed(site) ? forwardingPage(site.product, part ?? "") : undefined;
}

/** For loaders and actions: throws "not found" unless the URL is one of these pages. */
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

type Guard = MiddlewareFunction<Response>;

/**
 * These routes also match URLs that are no pages: their loaders respond with "not found", without asking
 * for a login.
 */
const onOurPages =
  (guard: Guard): Guard =>
  (args, next) =>
    pageAt(args.context, args.params.proPage) ? guard(args, next) : next();

/** Redirects the URLs that a site had before it got its own product; forms sent there are redirected, too. */
const renamedGuard: Guard = ({ context, params, url }, next) => {
  const { site } = context.get(visitContext);
  const renamed = isForwardingServed(site) && renamedPart(site.product, params.proPage ?? "");
  if (!renamed) return next();
  const { language } = context.get(pageLanguageContext);
  const path = [renamed, params.id].filter(Boolean).join("/");
  throw redirect(localisePath(`/${path}`, language) + url.search, { status: 308 });
};

/** Product notes §3 "declaration": redirects to the page where it is accepted. Must run after the login guard. */
const declarationGuard: Guard = async ({ context, params }, next) => {
  if (pageAt(context, params.proPage) !== "delivery") return next();
  const { customer } = await requireSession(context);
  if (await context.get(forwardingContext).hasAccepted(customer.id)) return next();
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  const service = localisePath(servicePath(site.product), language);
  throw redirect(service, { status: 302, headers: PERSONAL_HEADERS });
};

/** The guards of these pages, in this order. */
export const forwardingGuards = [renamedGuard, onOurPages(authGuard), declarationGuard];

/** Paths that are none of our pages end as "not found", with the layout of any other such page. */
export function forwardingLayout({ proPage = "" }: PageParams): LayoutName {
  const [product = ""] = proPage.split("-pro");
  const page = product && forwardingPage(product, proPage);
  if (!page) return "page";
  return page === "payment" ? "payment" : "pro";
}
