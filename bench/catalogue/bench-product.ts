import type { SearchDocument } from "#ports/search.ts";
import { FIELD, LANGUAGE, SITE } from "./settings.ts";
import type { SourceRow } from "./source-rows.ts";

/** A product of the enlarged catalogue; the engine and its rivals get the same ones. */
export type BenchProduct = SourceRow & {
  id: number;
  brand: string;
  sku: string;
  priceCents: number;
  paidFraction: number;
  paidAmount: number;
  arrivalDay: number;
  inStock: boolean;
};

const OTHER_SITES = [2, 3, 4, 5, 6, 7, 8, 9];
const PRICE_STEPS = [10_000, 10_000, 10_000, 9000, 8000, 6500, 5000];

/** Spreads ids evenly, the same on every machine. */
export function scatter(id: number, salt: number): number {
  let mixed = Math.imul(id ^ (salt * 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Prices, sales and stock are computed from the id, because the source has none. */
export function benchProduct(rows: readonly SourceRow[], id: number): BenchProduct {
  const row = rows[id % rows.length] as SourceRow;
  const popularity = scatter(id, 3) / 2 ** 32;
  return {
    ...row,
    id,
    brand: row.name.split(" ", 1)[0] ?? "",
    sku: `SK${id.toString(36).toUpperCase()}`,
    priceCents: 495 + (scatter(id, 1) % 400) * 50,
    paidFraction: PRICE_STEPS[scatter(id, 2) % PRICE_STEPS.length] ?? 10_000,
    paidAmount: Math.round(popularity ** 4 * 1_000_000),
    arrivalDay: 19_000 + (scatter(id, 4) % 1500),
    inStock: scatter(id, 5) % 8 !== 0,
  };
}

/** Category ids by name: in the first set by path, in the second by gender. */
export type CategoryIds = Map<string, number>;

export function categoryId(ids: CategoryIds, ...path: string[]): number {
  const name = path.join(" / ");
  const known = ids.get(name);
  if (known !== undefined) return known;
  ids.set(name, ids.size + 1);
  return ids.size;
}

export function toDocument(product: BenchProduct, ids: CategoryIds): SearchDocument {
  const { id, masterCategory, subCategory, articleType, gender } = product;
  const article = categoryId(ids, masterCategory, subCategory, articleType);
  const ofGender = categoryId(ids, gender, articleType);
  const above = [
    categoryId(ids, masterCategory, subCategory),
    categoryId(ids, masterCategory),
    categoryId(ids, gender),
  ];
  const { priceCents, paidFraction, colour, season, usage, year } = product;
  const others = OTHER_SITES.filter((site) => scatter(id, site + 20) % 10 < 7);
  return {
    id,
    sites: [
      { siteId: SITE, priceCents, paidFraction },
      // Site 3 has its own prices.
      ...others.map((siteId) => ({
        siteId,
        priceCents: siteId === 3 ? priceCents + 100 : priceCents,
        paidFraction,
      })),
    ],
    manufacturer: product.brand,
    categoryIds: [article, ofGender, ...above],
    ownCategoryIds: [article, ofGender],
    flagIds: scatter(id, 6) % 17 === 0 ? [1 + (scatter(id, 7) % 4)] : [],
    marks: scatter(id, 8) % 50 === 0 ? ["deal"] : [],
    fields: {
      [FIELD.colour]: [colour],
      [FIELD.gender]: [gender],
      [FIELD.season]: [season],
      [FIELD.usage]: [usage],
      [FIELD.year]: [year],
    },
    inStock: product.inStock,
    paidAmount: product.paidAmount,
    arrivalDay: product.arrivalDay,
    texts: {
      [LANGUAGE]: {
        name: product.name,
        manufacturer: product.brand,
        categories: [articleType, subCategory, masterCategory],
        keywords: [product.sku, colour, season, usage],
        description: "",
      },
    },
  };
}
