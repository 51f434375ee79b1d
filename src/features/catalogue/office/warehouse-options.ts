import type { StaffTaxonomy } from "../staff-calls.ts";

/** `Leipzig (DE)`: the same format as on other pages. */
export const warehouseOptions = ({ warehouses, warehouse_cities: cities }: StaffTaxonomy) =>
  warehouses.map((code) => ({ value: code, label: `${cities[code] ?? code} (${code})` }));
