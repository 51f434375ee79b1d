import { asc } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { Taxonomy } from "../domain/taxonomy.ts";
import { categories, fields, fieldValues, flags, sizeCharts } from "./catalogue.tables.ts";

/** A few hundred rows: one statement per table, joined here. */
export async function selectTaxonomy(db: Queryable): Promise<Taxonomy> {
  const [categoryRows, fieldRows, valueRows, flagRows, chartRows] = await Promise.all([
    db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
    db.select().from(fields).orderBy(asc(fields.position), asc(fields.id)),
    db.select().from(fieldValues).orderBy(asc(fieldValues.position), asc(fieldValues.value)),
    db.select().from(flags).orderBy(asc(flags.position), asc(flags.id)),
    db.select().from(sizeCharts),
  ]);
  const valuesOf = Map.groupBy(valueRows, ({ fieldId }) => fieldId);
  return {
    categories: new Map(
      categoryRows.map(({ categorySet, ...row }) => [row.id, { ...row, set: categorySet }]),
    ),
    fields: fieldRows.map((field) => ({
      ...field,
      values: new Map(
        (valuesOf.get(field.id) ?? []).map(({ value, titles, hex }) => [
          value,
          { value, titles, hex },
        ]),
      ),
    })),
    flags: flagRows,
    sizeCharts: new Map(chartRows.map((chart) => [chart.slug, chart])),
  };
}
