import { isOneOf } from "#core/record.ts";
import * as read from "#office-ui/list/filter-values.ts";
import { type ListFields, type ListState, readListAddress } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import { QUOTE_STATUSES } from "../../domain/quote-status.ts";
import { MOST_QUOTE_VALUE, STAFF_QUOTE_SORTS } from "../../domain/staff-quote-list.ts";
import type { listStaffQuotesCall, QuotesFilterInput } from "../../staff-calls.ts";

/** The filters of the list. */
export const QUOTES_FIELDS = {
  filters: [
    { key: "state", kind: "choice", operators: ["is", "not"], values: QUOTE_STATUSES },
    { key: "site", kind: "ids", operators: ["is", "not"] },
    { key: "shop", kind: "text", operators: ["contains"] },
    {
      key: "value",
      kind: "money",
      operators: ["above", "below", "equals"],
      least: 0,
      most: MOST_QUOTE_VALUE,
    },
    { key: "asked", kind: "date", operators: ["since", "until", "on"] },
    { key: "mine", kind: "boolean", operators: ["is"] },
    { key: "late", kind: "boolean", operators: ["is"] },
    { key: "query", kind: "text", operators: ["contains"] },
  ],
  sorts: STAFF_QUOTE_SORTS,
} as const satisfies ListFields;

/** The input of the list call, read from the page's address. */
export function quotesInput(
  { filters, sort }: ListState,
  after?: string,
): InputOf<typeof listStaffQuotesCall> {
  const order =
    sort && isOneOf(STAFF_QUOTE_SORTS, sort.key)
      ? { sort: sort.key, direction: sort.descending ? ("down" as const) : ("up" as const) }
      : {};
  return { ...filterOf({ filters }), ...order, after };
}

function filterOf({ filters }: Pick<ListState, "filters">): QuotesFilterInput {
  const asked = read.daysOf(filters, "asked");
  const value = read.amountsOf(filters, "value");
  return {
    state: read.namedValues(filters, { key: "state", operator: "is", all: QUOTE_STATUSES }),
    not_state: read.namedValues(filters, { key: "state", operator: "not", all: QUOTE_STATUSES }),
    site: read.idsOf(filters, "site"),
    not_site: read.idsOf(filters, "site", "not"),
    shop: read.textOf(filters, "shop"),
    value_above: value.from,
    value_below: value.to,
    asked_since: asked.from,
    asked_until: asked.to,
    query: read.textOf(filters, "query"),
    mine: read.booleanOf(filters, "mine"),
    late: read.booleanOf(filters, "late"),
  };
}

/** The filter in the query string of the list, without its sorting. */
export const filterIn = (query: string): QuotesFilterInput =>
  filterOf(readListAddress(query, QUOTES_FIELDS));
