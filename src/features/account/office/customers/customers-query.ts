import { idsOf, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { listCustomersCall } from "../../staff-calls.ts";

/** Filters of the list. */
export const CUSTOMERS_FIELDS = {
  filters: [
    { key: "query", kind: "text", operators: ["contains"] },
    { key: "site", kind: "ids", operators: ["is"] },
  ],
  sorts: [],
} as const satisfies ListFields;

/** Turns the filters in the URL into the input of the call. */
export const customersInput = ({ filters }: ListState): InputOf<typeof listCustomersCall> => ({
  query: textOf(filters, "query"),
  site: idsOf(filters, "site"),
});
