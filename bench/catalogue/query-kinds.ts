import { SORT } from "#ports/sort-type.ts";
import { type BenchProduct, benchProduct, scatter } from "./bench-product.ts";
import type { SourceRow } from "./source-rows.ts";

/** A query in the source's terms; the engine and each rival translate it. */
export type Question = {
  category?: { level: "masterCategory" | "subCategory" | "articleType"; product: BenchProduct };
  brands?: string[];
  price?: { min: number; max: number };
  text?: string;
  /** The text without its typing error, for rivals without error correction. */
  rightText?: string;
  suggest?: boolean;
  sort: number;
  offset: number;
  limit: number;
};

export const KINDS = [
  "category",
  "category, two brands, price range",
  "text of 1–3 words with a typo",
  "suggestion",
  "page 10 of a category",
  "nothing found",
] as const;
export type Kind = (typeof KINDS)[number];

const LEVELS = ["masterCategory", "subCategory", "articleType", "articleType"] as const;
const FIRST = { sort: SORT.bestSellers, offset: 0, limit: 48 };
/** 48 on the first page, then 24 each (SPEC §9). */
const TENTH = { ...FIRST, offset: 48 + 8 * 24, limit: 24 };

/** The query of a kind for a round, about a product chosen by the round. */
export function questionOf(kind: Kind, rows: readonly SourceRow[], round: number): Question {
  const product = benchProduct(rows, scatter(round, 91) % rows.length);
  const level = LEVELS[round % LEVELS.length] ?? "articleType";
  const category = { level, product };
  switch (kind) {
    case "category":
      return { ...FIRST, category };
    case "category, two brands, price range":
      return {
        ...FIRST,
        category,
        brands: brandsLike(rows, product),
        price: { min: 2000, max: 12_000 },
      };
    case "text of 1–3 words with a typo":
      return { ...FIRST, sort: SORT.relevance, ...textOf(product, round) };
    case "suggestion":
      return {
        ...FIRST,
        limit: 5,
        suggest: true,
        text: product.name.slice(0, 3 + (round % 8)).trim(),
      };
    case "page 10 of a category":
      return { ...TENTH, category };
    case "nothing found":
      return { ...FIRST, text: nonsense(round), sort: SORT.relevance };
  }
}

/** Resembles no word and has no digits, because a number alone would find goods. */
function nonsense(round: number): string {
  const letters = Array.from(String(round), (digit) => "qxzjvkwfyu"[Number(digit)]);
  return `zzyx${letters.join("")} qqkw`;
}

function brandsLike(rows: readonly SourceRow[], product: BenchProduct): string[] {
  for (let step = 1; step < rows.length; step += 1) {
    const other = benchProduct(rows, (product.id + step) % rows.length);
    if (other.articleType === product.articleType && other.brand !== product.brand) {
      return [product.brand, other.brand];
    }
  }
  return [product.brand];
}

/** Words of a name; in every other text, one word has two letters swapped. */
function textOf(product: BenchProduct, round: number): { text: string; rightText: string } {
  const words = product.name.split(/\s+/).filter((word) => /^[a-z]{4,}$/i.test(word));
  const chosen = words.slice(-1 - (round % 3));
  const rightText = chosen.join(" ");
  if (round % 2 === 0) return { text: rightText, rightText };
  const [first = "", ...others] = chosen;
  const typed = `${first.slice(0, 2)}${first[3] ?? ""}${first[2] ?? ""}${first.slice(4)}`;
  return { text: [typed, ...others].join(" "), rightText };
}
