import { LANGUAGES } from "#i18n/languages.ts";
import { chosenValues, numberOf, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import { TEXT_AREAS } from "../../domain/text-areas.ts";
import { TEXT_STATES } from "../../domain/text-state.ts";
import type { listTextsCall } from "../../texts/staff-calls.ts";

/** Filters of the list. */
export const TEXTS_FIELDS = {
  filters: [
    { key: "site", kind: "id", operators: ["is"] },
    { key: "language", kind: "one", operators: ["is"], values: LANGUAGES },
    { key: "area", kind: "choice", operators: ["is", "not"], values: TEXT_AREAS },
    { key: "state", kind: "one", operators: ["is"], values: TEXT_STATES },
    { key: "query", kind: "text", operators: ["contains"], longest: 200 },
  ],
  sorts: [],
} as const satisfies ListFields;

/** Turns the filters in the URL into the input of the call. */
export const textsInput = ({ filters }: ListState): InputOf<typeof listTextsCall> => ({
  site: numberOf(filters, "site"),
  language: textOf(filters, "language"),
  area: chosenValues(filters, { key: "area", all: TEXT_AREAS }),
  state: chosenValues(filters, { key: "state", all: TEXT_STATES })?.[0],
  query: textOf(filters, "query"),
});
