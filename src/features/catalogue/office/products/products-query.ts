import { isOneOf } from "#core/record.ts";
import type { ListFields, ListFilter, ListState } from "#office-ui/list/list-address.ts";
import { YES } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import { PRODUCT_STATES } from "../../domain/office/product-list.ts";
import type { listStaffProductsCall } from "../../staff-calls.ts";

/** What the address of the list may name; which ids there are, the server knows. */
export const PRODUCTS_FIELDS: ListFields = {
  filters: [
    { key: "query", kind: "text" },
    { key: "state", kind: "one", options: PRODUCT_STATES.map((value) => ({ value })) },
    { key: "site", kind: "text" },
    { key: "category", kind: "text" },
    { key: "flag", kind: "text" },
    { key: "brand", kind: "text" },
    { key: "seller", kind: "text" },
    { key: "stock", kind: "boolean" },
  ],
  sorts: [],
};

type Input = InputOf<typeof listStaffProductsCall>;

/** What the call is asked for, of what the address says. */
export function productsInput({ filters }: ListState, language: string, after?: string): Input {
  return Object.assign({ language }, ...filters.map(inputOf), after ? { after } : {});
}

function inputOf({ key, values }: ListFilter): Input {
  const [value = ""] = values;
  const id = Number(value);
  const isId = Number.isSafeInteger(id) && id > 0;
  if (key === "query") return { query: value };
  if (key === "brand") return { manufacturer: value };
  if (key === "seller") return { seller: value };
  if (key === "stock") return { in_stock: value === YES };
  if (key === "state") return isOneOf(PRODUCT_STATES, value) ? { state: value } : {};
  return isId ? { [key]: id } : {};
}
