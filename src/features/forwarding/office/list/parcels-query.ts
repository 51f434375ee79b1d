import { isOneOf } from "#core/record.ts";
import { booleanOf, idsOf, namedValues, textOf } from "#office-ui/list/filter-values.ts";
import { type ListFields, type ListState, readListAddress } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import { FORWARD_STATUSES } from "../../domain/forward-status.ts";
import { STAFF_PARCEL_SORTS } from "../../domain/staff-parcel-list.ts";
import type { listStaffParcelsCall, ParcelsFilterInput } from "../../staff-calls.ts";

/** The filters of the list. */
export const PARCELS_FIELDS = {
  filters: [
    { key: "state", kind: "choice", operators: ["is", "not"], values: FORWARD_STATUSES },
    { key: "warehouse", kind: "ids", operators: ["is"] },
    { key: "site", kind: "ids", operators: ["is", "not"] },
    { key: "shop", kind: "text", operators: ["contains"] },
    { key: "ends", kind: "boolean", operators: ["is"] },
    { key: "answered", kind: "boolean", operators: ["is"] },
    { key: "late", kind: "boolean", operators: ["is"] },
    { key: "query", kind: "text", operators: ["contains"] },
  ],
  sorts: STAFF_PARCEL_SORTS,
} as const satisfies ListFields;

/** The input of the list call, read from the page's address. */
export function parcelsInput(
  { filters, sort }: ListState,
  after?: string,
): InputOf<typeof listStaffParcelsCall> {
  const order =
    sort && isOneOf(STAFF_PARCEL_SORTS, sort.key)
      ? { sort: sort.key, direction: sort.descending ? ("down" as const) : ("up" as const) }
      : {};
  return { ...filterOf({ filters }), ...order, after };
}

function filterOf({ filters }: Pick<ListState, "filters">): ParcelsFilterInput {
  return {
    state: namedValues(filters, { key: "state", operator: "is", all: FORWARD_STATUSES }),
    not_state: namedValues(filters, { key: "state", operator: "not", all: FORWARD_STATUSES }),
    warehouse: idsOf(filters, "warehouse"),
    site: idsOf(filters, "site"),
    not_site: idsOf(filters, "site", "not"),
    shop: textOf(filters, "shop"),
    ends: booleanOf(filters, "ends"),
    answered: booleanOf(filters, "answered"),
    late: booleanOf(filters, "late"),
    query: textOf(filters, "query"),
  };
}

/** The filter in the query string of the list, without its sorting. */
export const filterIn = (query: string): ParcelsFilterInput =>
  filterOf(readListAddress(query, PARCELS_FIELDS));
