import { data, type RouterContextProvider } from "react-router";
import { isOn } from "#features/sites/domain/site.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { catalogueContext } from "../catalogue.context.ts";

const ROW = 5;

/** What the page that is shown instead gets to know. */
export type NotFoundPageData = { goods: readonly ShownCard[] };

/** For loaders to throw, or to answer with, where somebody looked for something: 404, with goods that are there. */
export async function notFoundWithGoods(context: Readonly<RouterContextProvider>) {
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  const goods = isOn(site, "marketplace")
    ? await context
        .get(catalogueContext)
        .listBestSellers({ site, language }, ROW)
        // A missing page stays a missing page, whatever the search does.
        .catch(() => [])
    : [];
  return data<NotFoundPageData>({ goods }, { status: 404 });
}
