import type { RouterContextProvider } from "react-router";
import { isOn } from "#features/sites/domain/site.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { notFound } from "#platform/pages/page-responses.ts";
import { pageTagsContext } from "#platform/pages/page-tags.context.ts";
import { catalogueContext } from "./catalogue.context.ts";

type GoodsTag = "catalogue" | `product:${number}` | `stock:${number}` | `category:${number}`;

export const cardTags = (cards: readonly { id: number }[]) =>
  cards.map(({ id }) => `product:${id}` as const);

/** What every product loader needs. Product notes §3: 404 if the marketplace or the page's own switch is off. */
export function requireCatalogue(context: Readonly<RouterContextProvider>, ownSwitch?: string) {
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  if (!isOn(site, "marketplace") || (ownSwitch && !isOn(site, ownSwitch))) throw notFound();
  return {
    catalogue: context.get(catalogueContext),
    place: { site, language },
    /**
     * Tags with which the page is cached until its content changes: `product:17` for a card, `category:2`, or
     * `catalogue` for products of any kind; `stock:17` if the page depends on the number of pieces. If too many
     * products change to name them all, `products` is sent.
     */
    show: (...goods: GoodsTag[]) =>
      context.get(pageTagsContext).show(...goods, "products", "categories", "shipping", "delivery"),
    markIncomplete: () => context.get(pageTagsContext).markIncomplete(),
  };
}
