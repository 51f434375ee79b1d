import { booleanOf, chosenValues, numberOf, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import { PRODUCT_STATES } from "../../../domain/staff-goods/product-list.ts";
import { MOST_STOCK_CHANGE } from "../../../domain/staff-goods/staff-product.ts";
import type { listStaffProductsCall } from "../../../staff-calls.ts";

/** The filters of the product list and of the grid. */
export const PRODUCTS_FIELDS = {
  filters: [
    { key: "query", kind: "text", operators: ["contains"] },
    { key: "state", kind: "one", operators: ["is"], values: PRODUCT_STATES },
    { key: "site", kind: "id", operators: ["is"] },
    { key: "category", kind: "id", operators: ["is"] },
    { key: "flag", kind: "id", operators: ["is"] },
    { key: "seller", kind: "one", operators: ["is"] },
    { key: "brand", kind: "text", operators: ["contains"] },
    { key: "stock", kind: "boolean", operators: ["is"] },
    { key: "pieces", kind: "number", operators: ["below"] },
  ],
  sorts: [],
} as const satisfies ListFields;

const piecesIn = (filters: ListState["filters"]): number | undefined => {
  const pieces = numberOf(filters, "pieces");
  if (pieces === undefined || pieces < 1) return undefined;
  return Math.min(Math.floor(pieces), MOST_STOCK_CHANGE);
};

/** The part of the URL's state that the call needs. */
export const productsInput = (
  { filters }: ListState,
  language: string,
  after?: string,
): InputOf<typeof listStaffProductsCall> => ({
  language,
  query: textOf(filters, "query"),
  state: chosenValues(filters, { key: "state", all: PRODUCT_STATES })?.[0],
  site: numberOf(filters, "site"),
  category: numberOf(filters, "category"),
  flag: numberOf(filters, "flag"),
  seller: textOf(filters, "seller"),
  manufacturer: textOf(filters, "brand"),
  in_stock: booleanOf(filters, "stock"),
  few_left: piecesIn(filters),
  after,
});
