import type { Database } from "#database/connect.ts";
import type { StaffTaxonomy } from "../../staff-calls.ts";
import { selectSellers, selectTaxonomy, selectWarehouseCities } from "../taxonomy.repository.ts";

/** Read from the database: editors must not see outdated values from a cache. */
export async function describeTaxonomy(db: Database): Promise<StaffTaxonomy> {
  const [{ categories, fields, flags, sizeCharts }, knownSellers, houses] = await Promise.all([
    selectTaxonomy(db),
    selectSellers(db),
    selectWarehouseCities(db),
  ]);
  return {
    categories: [...categories.values()].map((category) => ({
      id: category.id,
      set: category.set,
      parent_id: category.parentId,
      slug: category.slug,
      names: category.names,
      filterable_field_ids: [...category.filterableFieldIds],
      display_in_marketplace: category.displayInMarketplace,
    })),
    fields: fields.map((field) => ({
      id: field.id,
      key: field.key,
      titles: field.titles,
      is_disabled: field.isDisabled,
      values: [...field.values.values()],
    })),
    flags: flags.map(({ id, type, slug, names }) => ({ id, type, slug, names })),
    sellers: knownSellers,
    size_charts: [...sizeCharts.values()].map(({ slug, titles, columns, rows }) => ({
      slug,
      titles,
      columns: [...columns],
      rows: rows.map(({ size, cells }) => ({ size, cells: [...cells] })),
    })),
    warehouses: houses.map(({ code }) => code),
    warehouse_cities: Object.fromEntries(houses.map(({ code, city }) => [code, city])),
  };
}
