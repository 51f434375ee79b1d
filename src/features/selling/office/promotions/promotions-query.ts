import { chosenValues, idsOf, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import { PROMOTION_STATES } from "../../domain/promotion-state.ts";
import type { listPromotionsCall } from "../../staff-calls.ts";

/** Filters of the list. */
export const PROMOTIONS_FIELDS = {
  filters: [
    { key: "state", kind: "choice", operators: ["is", "not"], values: PROMOTION_STATES },
    { key: "site", kind: "ids", operators: ["is"] },
    { key: "query", kind: "text", operators: ["contains"], longest: 60 },
  ],
  sorts: [],
} as const satisfies ListFields;

/** Turns the filters in the URL into the input of the call. */
export const promotionsInput = ({ filters }: ListState): InputOf<typeof listPromotionsCall> => ({
  state: chosenValues(filters, { key: "state", all: PROMOTION_STATES }),
  site: idsOf(filters, "site"),
  query: textOf(filters, "query"),
});
