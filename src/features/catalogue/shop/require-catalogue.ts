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

/** What every loader of goods needs. product notes §3: without a marketplace, or without the page's own switch, 404. */
export function requireCatalogue(context: Readonly<RouterContextProvider>, ownSwitch?: string) {
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  if (!isOn(site, "marketplace") || (ownSwitch && !isOn(site, ownSwitch))) throw notFound();
  return {
    catalogue: context.get(catalogueContext),
    place: { site, language },
    /**
     * A page of goods is kept until what it shows changes: `product:17` for a card, `category:2`, or
     * `catalogue` for goods from everywhere; `stock:17` where it matters how many there are, however
     * many. `products` is told where too many changed to be named.
     */
    show: (...goods: GoodsTag[]) =>
      context.get(pageTagsContext).show(...goods, "products", "categories", "shipping", "delivery"),
    markIncomplete: () => context.get(pageTagsContext).markIncomplete(),
  };
}
