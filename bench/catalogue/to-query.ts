import type { SearchQuery } from "#ports/search.ts";
import { type CategoryIds, categoryId } from "./bench-product.ts";
import type { Question } from "./query-kinds.ts";
import { LANGUAGE, SITE } from "./settings.ts";

/** The query as the shop sends it, with all facets. */
export function toQuery(question: Question, ids: CategoryIds): SearchQuery {
  const { category, brands, price, text = "", sort, offset, limit } = question;
  return {
    siteId: SITE,
    language: LANGUAGE,
    text,
    filters: {
      terms: {
        ...(category ? { category_ids: [String(idOf(category, ids))] } : {}),
        ...(brands ? { manufacturer: brands } : {}),
      },
      ranges: price ? { current_price: price } : {},
    },
    sort: sort as SearchQuery["sort"],
    offset,
    limit,
    facets: "all",
  };
}

function idOf({ level, product }: NonNullable<Question["category"]>, ids: CategoryIds): number {
  const { masterCategory, subCategory, articleType } = product;
  if (level === "masterCategory") return categoryId(ids, masterCategory);
  if (level === "subCategory") return categoryId(ids, masterCategory, subCategory);
  return categoryId(ids, masterCategory, subCategory, articleType);
}
