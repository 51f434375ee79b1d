import type { Queryable } from "#database/connect.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import { sites } from "#features/sites/server/sites.tables.ts";
import type { KnownReferences } from "../../domain/check-product.ts";
import { VARIANT_FIELDS, type VariantField } from "../../domain/variant-fields.ts";
import { categories, fields, flags, sellers, sizeCharts } from "../catalogue.tables.ts";

export type References = KnownReferences & {
  siteIds: ReadonlyMap<string, number>;
  sellerIds: ReadonlyMap<string, number>;
  variantFieldIds: Partial<Record<VariantField, number>>;
};

/** All ids and codes that products may reference; there are few. Queries run one by one: it may be in a transaction. */
export async function selectReferences(db: Queryable): Promise<References> {
  const knownCategories = await db
    .select({ id: categories.id, set: categories.categorySet })
    .from(categories);
  const knownFields = await db.select({ id: fields.id, key: fields.key }).from(fields);
  const knownFlags = await db.select({ id: flags.id }).from(flags);
  const knownSellers = await db.select().from(sellers);
  const charts = await db.select({ slug: sizeCharts.slug }).from(sizeCharts);
  const houses = await db.select({ code: warehouses.code }).from(warehouses);
  const knownSites = await db.select({ id: sites.id, region: sites.region }).from(sites);
  const siteIds = new Map(knownSites.map(({ id, region }) => [region, id]));
  const sellerIds = new Map(knownSellers.map(({ id, slug }) => [slug, id]));
  return {
    categorySets: new Map(knownCategories.map(({ id, set }) => [id, set])),
    fieldIds: new Set(knownFields.map(({ id }) => id)),
    flagIds: new Set(knownFlags.map(({ id }) => id)),
    sellers: new Set(sellerIds.keys()),
    sizeCharts: new Set(charts.map(({ slug }) => slug)),
    warehouses: new Set(houses.map(({ code }) => code)),
    regions: new Set(siteIds.keys()),
    siteIds,
    sellerIds,
    variantFieldIds: Object.fromEntries(
      VARIANT_FIELDS.flatMap((key) => {
        const field = knownFields.find((one) => one.key === key);
        return field ? [[key, field.id]] : [];
      }),
    ),
  };
}
