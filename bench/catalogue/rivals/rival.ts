import type { BenchProduct } from "../bench-product.ts";
import type { Question } from "../query-kinds.ts";

/** Another engine with the same products, used for the same queries as well as possible. */
export type Rival = {
  name: string;
  load(products: Iterable<BenchProduct>): Promise<void>;
  /** Returns a page, the exact total, and every facet without its own selection. */
  query(question: Question): Promise<RivalHits>;
  close(): Promise<void>;
};

type RivalHits = { ids: number[]; total: number };

/** Facets that all engines count; ours counts categories and flags as well. */
export const FACET_COLUMNS = ["brand", "in_stock", "colour", "gender", "season", "usage", "year"];

export const COLUMNS = {
  id: "integer",
  brand: "text",
  master_category: "text",
  sub_category: "text",
  article_type: "text",
  colour: "text",
  gender: "text",
  season: "text",
  usage: "text",
  year: "text",
  in_stock: "integer",
  price: "integer",
  fraction: "integer",
  paid: "integer",
  name: "text",
  words: "text",
} as const;

export const columnList = Object.keys(COLUMNS).join(", ");

export const rowOf = (product: BenchProduct): (string | number)[] => [
  product.id,
  product.brand,
  product.masterCategory,
  product.subCategory,
  product.articleType,
  product.colour,
  product.gender,
  product.season,
  product.usage,
  product.year,
  product.inStock ? 1 : 0,
  product.priceCents,
  product.paidFraction,
  product.paidAmount,
  product.name,
  [product.name, product.articleType, product.subCategory, product.sku].join(" "),
];

/** Rivals name a category by its path from the top; the engine uses its id. */
const LEVELS = [
  ["masterCategory", "master_category"],
  ["subCategory", "sub_category"],
  ["articleType", "article_type"],
] as const;

/** Conditions in SQL by column, so that a facet can leave out its own. Quotes are doubled. */
export function conditionsOf({ category, brands, price }: Question): Map<string, string> {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const conditions = new Map<string, string>();
  if (category) {
    const depth = LEVELS.findIndex(([level]) => level === category.level) + 1;
    const path = LEVELS.slice(0, depth).map(
      ([level, column]) => `${column} = ${quoted(category.product[level])}`,
    );
    conditions.set("category", path.join(" AND "));
  }
  if (brands) conditions.set("brand", `brand IN (${brands.map(quoted).join(", ")})`);
  if (price) conditions.set("price", `price BETWEEN ${price.min} AND ${price.max}`);
  return conditions;
}

/** Joins all conditions except one; if there is none, the result is always true. */
export function whereWithout(conditions: ReadonlyMap<string, string>, left?: string): string {
  const kept = [...conditions].filter(([column]) => column !== left);
  return kept.length > 0 ? kept.map(([, condition]) => condition).join(" AND ") : "1 = 1";
}
