import type { SuggestedProduct, SuggestionsView } from "../../domain/catalogue-views.ts";
import { brandPath, goodsPath } from "../goods-urls.ts";

export type SuggestionOption = {
  key: string;
  to: string;
  label: string;
  /** A search text; choosing it adds it to the past searches. */
  text?: string;
  note?: string;
  product?: SuggestedProduct;
};
type GroupName = "past" | "queries" | "categories" | "brands" | "products";
type SuggestionGroup = {
  name: GroupName;
  options: readonly SuggestionOption[];
};

/** Only a few of each kind, so that the list is quick to read. */
const MOST = { past: 3, queries: 4, categories: 3, brands: 3, products: 6 };
/** More of each kind before anything is typed, when there is more room. */
export const MOST_AT_START = { past: 4, queries: 6, categories: 8, brands: 6, products: 0 };

const searchPath = (language: string, text: string) =>
  `/${language}/search?${new URLSearchParams({ q: text })}`;

/** In the order on screen, which the arrow keys follow too. */
export function suggestionGroups(
  language: string,
  past: readonly string[],
  found: SuggestionsView,
  most: Readonly<Record<GroupName, number>> = MOST,
): SuggestionGroup[] {
  const query = (text: string, group: string, note?: string): SuggestionOption => ({
    key: `${group} ${text}`,
    to: searchPath(language, text),
    label: text,
    text,
    note,
  });
  const groups: SuggestionGroup[] = [
    { name: "past", options: past.map((text) => query(text, "past")) },
    {
      name: "queries",
      options: found.queries
        .filter(({ text }) => !past.includes(text))
        .map(({ text, count }) => query(text, "query", count?.toString())),
    },
    {
      name: "categories",
      options: found.categories.map(({ path, name, above }) => ({
        key: path,
        to: `/${language}${path}`,
        label: name,
        note: above ?? undefined,
      })),
    },
    {
      name: "brands",
      options: found.brands.map(({ name }) => ({
        key: `brand ${name}`,
        to: brandPath(language, name),
        label: name,
      })),
    },
    {
      name: "products",
      options: found.products.map((product) => ({
        key: `product ${product.id}`,
        to: goodsPath(language, product),
        label: product.name,
        product,
      })),
    },
  ];
  return groups
    .map((group) => ({ ...group, options: group.options.slice(0, most[group.name]) }))
    .filter(({ options }) => options.length > 0);
}
