import { inArray } from "drizzle-orm";
import { type RecordNames, rowNumbers } from "#platform/audit/record-names.ts";
import type { Translated } from "../../domain/product-input.ts";
import { TEXT_LANGUAGES } from "../../domain/staff-goods/text-languages.ts";
import { pickTranslation } from "../../domain/translation.ts";
import { categories, fields, flags, sellers, sizeCharts } from "../catalogue.tables.ts";
import { products, variants } from "../products.tables.ts";

type Row = { id: string | number; names: Translated };

const inWords = (rows: readonly Row[], language: string) =>
  rows.map(({ id, names }) => ({
    id,
    name: pickTranslation(names, [language, ...TEXT_LANGUAGES]),
  }));

/** The names of products and taxonomy entries in the audit log. */
export const goodsNames: RecordNames = {
  async product(db, { ids, language }) {
    const found = inArray(products.id, rowNumbers(ids));
    const rows = db.select({ id: products.id, names: products.names }).from(products).where(found);
    return inWords(await rows, language);
  },
  variant: (db, { ids }) =>
    db
      .select({ id: variants.id, name: variants.sku })
      .from(variants)
      .where(inArray(variants.id, rowNumbers(ids))),
  // There are few categories, so all of them are read.
  category: async (db, { language }) =>
    inWords(
      await db.select({ id: categories.id, names: categories.names }).from(categories),
      language,
    ),
  field: async (db, { language }) =>
    inWords(await db.select({ id: fields.id, names: fields.titles }).from(fields), language),
  flag: async (db, { language }) =>
    inWords(await db.select({ id: flags.id, names: flags.names }).from(flags), language),
  seller: (db) => db.select({ id: sellers.id, name: sellers.name }).from(sellers),
  "size-chart": async (db, { language }) =>
    inWords(
      await db.select({ id: sizeCharts.slug, names: sizeCharts.titles }).from(sizeCharts),
      language,
    ),
};
