import { idsOf, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { listRedirectsCall } from "../../staff-calls.ts";

/** Filters of the list. */
export const REDIRECTS_FIELDS = {
  filters: [
    { key: "query", kind: "text", operators: ["contains"], longest: 200 },
    { key: "site", kind: "ids", operators: ["is"] },
  ],
  sorts: [],
} as const satisfies ListFields;

/** Turns the filters in the URL into the input of the call. */
export const redirectsInput = ({ filters }: ListState): InputOf<typeof listRedirectsCall> => ({
  query: textOf(filters, "query"),
  site: idsOf(filters, "site"),
});
