import { data, type RouterContextProvider } from "react-router";
import { isOn } from "#features/sites/domain/site.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { catalogueContext } from "../catalogue.context.ts";

const ROW = 5;

/** The data of the page that is shown instead. */
export type NotFoundPageData = { goods: readonly ShownCard[] };

/** For loaders to throw or return when a searched page is missing: status 404, with other products. */
export async function notFoundWithGoods(context: Readonly<RouterContextProvider>) {
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  const goods = isOn(site, "marketplace")
    ? await context
        .get(catalogueContext)
        .listBestSellers({ site, language }, ROW)
        // The page stays a 404 page even if the search fails.
        .catch(() => [])
    : [];
  return data<NotFoundPageData>({ goods }, { status: 404 });
}
