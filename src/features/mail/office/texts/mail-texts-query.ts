import { LANGUAGES } from "#i18n/languages.ts";
import { booleanOf, numberOf, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { listMailTextsCall } from "../../texts/staff-calls.ts";

/** Filters of the list. */
export const MAIL_TEXTS_FIELDS = {
  filters: [
    { key: "site", kind: "id", operators: ["is"] },
    { key: "language", kind: "one", operators: ["is"], values: LANGUAGES },
    { key: "own", kind: "boolean", operators: ["is"] },
    { key: "query", kind: "text", operators: ["contains"], longest: 200 },
  ],
  sorts: [],
} as const satisfies ListFields;

/** Turns the filters in the URL into the input of the call. */
export const mailTextsInput = ({ filters }: ListState): InputOf<typeof listMailTextsCall> => ({
  site: numberOf(filters, "site"),
  language: textOf(filters, "language"),
  own: booleanOf(filters, "own"),
  query: textOf(filters, "query"),
});
