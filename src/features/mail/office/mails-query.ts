import { booleanOf, idsOf, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { listMailsCall } from "../staff-calls.ts";

/** Filters of the list. */
export const MAILS_FIELDS = {
  filters: [
    { key: "query", kind: "text", operators: ["contains"] },
    { key: "waiting", kind: "boolean", operators: ["is"] },
    { key: "site", kind: "ids", operators: ["is"] },
  ],
  sorts: [],
} as const satisfies ListFields;

/** Turns the filters in the URL into the input of the call. */
export const mailsInput = ({ filters }: ListState): InputOf<typeof listMailsCall> => ({
  query: textOf(filters, "query"),
  waiting: booleanOf(filters, "waiting"),
  site: idsOf(filters, "site"),
});
