import { redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { notFound } from "#platform/pages/page-responses.ts";
import { deliveryPath, forwardPayPath, servicePath } from "../domain/forwarding-paths.ts";
import type { Route } from "./+types/forward-request.data.ts";

/** One URL for all sites, for links that do not know the site's product: redirects to the site's own page. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { product } = context.get(visitContext).site;
  const { language } = context.get(pageLanguageContext);
  throw redirect(localisePath(pathOf(product, params.id, url), language));
}

function pathOf(product: string, part: string | undefined, url: URL): string {
  if (part === undefined) return servicePath(product);
  if (!/^\d{1,15}$/.test(part)) throw notFound();
  return url.searchParams.has("pay")
    ? forwardPayPath(product, Number(part))
    : deliveryPath(product, Number(part));
}
