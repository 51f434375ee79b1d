import type { CollectedEvent } from "../../contract.ts";
import type { ProductCard } from "../../domain/product/product-card.ts";
import { goodsPath } from "../goods-path.ts";
import type { SuggestionOption } from "./suggestion-options.ts";

/** The key is null where the site has none for the language. */
type Search = { queryKey: string | null; text: string };

/** The card that a followed link belongs to, where it was found by text. */
export function cardEvent(
  { queryKey, text }: Search,
  cards: readonly Pick<ProductCard, "id" | "slug" | "seller">[],
  { language, path }: { language: string; path: string },
): CollectedEvent | null {
  const card = cards.find((one) => goodsPath(language, one) === path);
  if (!queryKey || !text || !card) return null;
  return { queryKey, name: "itemClick", searchQuery: text, itemId: card.id };
}

/** Goods in the list are found goods; whatever else is a suggestion. */
export function suggestionEvent(
  { queryKey, text }: Search,
  { product, label }: Pick<SuggestionOption, "product" | "label">,
): CollectedEvent | null {
  if (!queryKey) return null;
  if (product) return { queryKey, name: "itemClick", searchQuery: text, itemId: product.id };
  const suggestionKey = `${queryKey}-suggestions`;
  return { queryKey: suggestionKey, name: "suggestionClick", searchQuery: text, itemId: label };
}
