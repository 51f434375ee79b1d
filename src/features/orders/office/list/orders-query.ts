import { isOneOf } from "#core/record.ts";
import {
  amountsOf,
  booleanOf,
  daysOf,
  idsOf,
  namedValues,
  textOf,
} from "#office-ui/list/filter-values.ts";
import { type ListFields, type ListState, readListAddress } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import { type MoveByStaff, ORDER_STATUSES, ORDER_TRANSITIONS } from "../../domain/order-status.ts";
import { MOST_ORDER_TOTAL, STAFF_ORDER_SORTS } from "../../domain/staff-order-list.ts";
import type {
  ListedStaffOrder,
  listStaffOrdersCall,
  OrdersFilterInput,
} from "../../staff-calls.ts";

/** The filters of the list. */
export const ORDERS_FIELDS = {
  filters: [
    { key: "state", kind: "choice", operators: ["is", "not"], values: ORDER_STATUSES },
    { key: "site", kind: "ids", operators: ["is", "not"] },
    { key: "paid", kind: "date", operators: ["since", "until", "on"] },
    {
      key: "total",
      kind: "money",
      operators: ["above", "below", "equals"],
      least: 0,
      most: MOST_ORDER_TOTAL,
    },
    { key: "mine", kind: "boolean", operators: ["is"] },
    { key: "late", kind: "boolean", operators: ["is"] },
    { key: "query", kind: "text", operators: ["contains"] },
  ],
  sorts: STAFF_ORDER_SORTS,
} as const satisfies ListFields;

/** The input of the list call, read from the page's address. */
export function ordersInput(
  { filters, sort }: ListState,
  after?: string,
): InputOf<typeof listStaffOrdersCall> {
  const order =
    sort && isOneOf(STAFF_ORDER_SORTS, sort.key)
      ? { sort: sort.key, direction: sort.descending ? ("down" as const) : ("up" as const) }
      : {};
  return { ...filterOf({ filters }), ...order, after };
}

function filterOf({ filters }: Pick<ListState, "filters">): OrdersFilterInput {
  const paid = daysOf(filters, "paid");
  const total = amountsOf(filters, "total");
  return {
    state: namedValues(filters, { key: "state", operator: "is", all: ORDER_STATUSES }),
    not_state: namedValues(filters, { key: "state", operator: "not", all: ORDER_STATUSES }),
    site: idsOf(filters, "site"),
    not_site: idsOf(filters, "site", "not"),
    paid_since: paid.from,
    paid_until: paid.to,
    total_above: total.from,
    total_below: total.to,
    query: textOf(filters, "query"),
    mine: booleanOf(filters, "mine"),
    late: booleanOf(filters, "late"),
  };
}

/** The filter in the query string of the list, without its sorting. */
export const filterIn = (query: string): OrdersFilterInput =>
  filterOf(readListAddress(query, ORDERS_FIELDS));

/** Withdrawn orders are refused, whatever their state. */
export const isReadyFor = (
  { status, withdrawn_at }: Pick<ListedStaffOrder, "status" | "withdrawn_at">,
  to: MoveByStaff,
): boolean => ORDER_TRANSITIONS[status].includes(to) && withdrawn_at === null;

type ByReadiness = { ready: OrdersFilterInput; withdrawn: OrdersFilterInput };

/**
 * The filter narrowed to orders that can make the step now, and to those that only the withdrawal stops; undefined
 * if no state allows it.
 */
export function readyFor(filter: OrdersFilterInput, to: MoveByStaff): ByReadiness | undefined {
  const state = ORDER_STATUSES.filter(
    (status) =>
      ORDER_TRANSITIONS[status].includes(to) &&
      (filter.state?.includes(status) ?? true) &&
      !filter.not_state?.includes(status),
  );
  const { not_state: _not, ...kept } = filter;
  if (state.length === 0) return undefined;
  return {
    ready: { ...kept, state, withdrawn: false },
    withdrawn: { ...kept, state, withdrawn: true },
  };
}
