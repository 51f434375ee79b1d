import { type MiddlewareFunction, redirect } from "react-router";
import { requireSession } from "#features/account/shop/guards.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { renamedPart, servicePath } from "../domain/forwarding-paths.ts";
import { isForwardingServed } from "../domain/is-served.ts";
import { forwardingContext } from "./forwarding.context.ts";
import { pageAt } from "./forwarding-pages.ts";

type Guard = MiddlewareFunction<Response>;

/** These routes also meet addresses that are no pages at all; their loaders say so, without a login. */
export const onOurPages =
  (guard: Guard): Guard =>
  (args, next) =>
    pageAt(args.context, args.params.proPage) ? guard(args, next) : next();

/** The addresses that a site had before it got a product of its own; a form sent there is sent on. */
export const renamedGuard: Guard = ({ context, params, url }, next) => {
  const { site } = context.get(visitContext);
  const renamed = isForwardingServed(site) && renamedPart(site.product, params.proPage ?? "");
  if (!renamed) return next();
  const { language } = context.get(pageLanguageContext);
  const path = [renamed, params.id].filter(Boolean).join("/");
  throw redirect(localisePath(`/${path}`, language) + url.search, { status: 308 });
};

/** Product notes §3 "declaration": to the page where it is accepted. Stands after the login's guard. */
export const declarationGuard: Guard = async ({ context, params }, next) => {
  if (pageAt(context, params.proPage) !== "delivery") return next();
  const { customer } = await requireSession(context);
  if (await context.get(forwardingContext).hasAccepted(customer.id)) return next();
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  const service = localisePath(servicePath(site.product), language);
  throw redirect(service, { status: 302, headers: PERSONAL_HEADERS });
};
