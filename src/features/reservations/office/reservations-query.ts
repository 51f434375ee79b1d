import { chosenValues, idsOf, numberOf, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import { RESERVATION_STATUSES } from "../domain/reservation-status.ts";
import type { ReservationsFilterInput } from "../staff-calls.ts";

/** The filters of the list. */
export const RESERVATIONS_FIELDS = {
  filters: [
    { key: "state", kind: "choice", operators: ["is", "not"], values: RESERVATION_STATUSES },
    { key: "phone", kind: "id", operators: ["is"] },
    { key: "site", kind: "ids", operators: ["is"] },
    { key: "query", kind: "text", operators: ["contains"] },
  ],
  sorts: [],
} as const satisfies ListFields;

/** The input of the list call, read from the page's URL. */
export const reservationsInput = ({ filters }: ListState): ReservationsFilterInput => ({
  state: chosenValues(filters, { key: "state", all: RESERVATION_STATUSES }),
  phone: numberOf(filters, "phone"),
  site: idsOf(filters, "site"),
  query: textOf(filters, "query"),
});
