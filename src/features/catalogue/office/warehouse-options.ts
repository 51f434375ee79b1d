import type { StaffTaxonomy } from "../staff-calls.ts";

/** `Leipzig (DE)`: as other pages call them. */
export const warehouseOptions = ({ warehouses, warehouse_cities: cities }: StaffTaxonomy) =>
  warehouses.map((code) => ({ value: code, label: `${cities[code] ?? code} (${code})` }));
