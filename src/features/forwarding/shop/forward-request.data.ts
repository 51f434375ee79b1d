import { redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { pageLanguageContext } from "#features/sites/shop/language.context.ts";
import { notFound } from "#features/sites/shop/not-found.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { deliveryPath, forwardPayPath } from "../domain/forwarding-paths.ts";
import type { Route } from "./+types/forward-request.data.ts";

/** One address for all sites, for whoever does not know the site's product: leads to the site's own page. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  const { product } = context.get(visitContext).site;
  const { language } = context.get(pageLanguageContext);
  const path = url.searchParams.has("pay")
    ? forwardPayPath(product, id)
    : deliveryPath(product, id);
  throw redirect(localisePath(path, language));
}
