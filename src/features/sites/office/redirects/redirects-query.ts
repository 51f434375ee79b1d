import { idsOf, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { listRedirectsCall } from "../../staff-calls.ts";

/** What the list can be narrowed by. */
export const REDIRECTS_FIELDS = {
  filters: [
    { key: "query", kind: "text", operators: ["contains"], longest: 200 },
    { key: "site", kind: "ids", operators: ["is"] },
  ],
  sorts: [],
} as const satisfies ListFields;

/** What the call is asked for, of what the address says. */
export const redirectsInput = ({ filters }: ListState): InputOf<typeof listRedirectsCall> => ({
  query: textOf(filters, "query"),
  site: idsOf(filters, "site"),
});
