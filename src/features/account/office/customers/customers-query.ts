import { idsOf, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { listCustomersCall } from "../../staff-calls.ts";

/** What the list can be narrowed by. */
export const CUSTOMERS_FIELDS = {
  filters: [
    { key: "query", kind: "text", operators: ["contains"] },
    { key: "site", kind: "ids", operators: ["is"] },
  ],
  sorts: [],
} as const satisfies ListFields;

/** What the call is asked for, of what the address says. */
export const customersInput = ({ filters }: ListState): InputOf<typeof listCustomersCall> => ({
  query: textOf(filters, "query"),
  site: idsOf(filters, "site"),
});
