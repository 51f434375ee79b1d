import { isOneOf } from "#core/record.ts";
import {
  type ListFields,
  type ListFilter,
  type ListState,
  readListAddress,
  YES,
} from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import { type MoveByStaff, ORDER_STATUSES, ORDER_TRANSITIONS } from "../domain/order-status.ts";
import { STAFF_ORDER_SORTS } from "../domain/staff-order-list.ts";
import type { listStaffOrdersCall, OrdersFilterInput } from "../staff-calls.ts";

/** What the address of the list may name. */
export const ORDERS_FIELDS: ListFields = {
  filters: [
    { key: "state", kind: "choice", options: ORDER_STATUSES.map((value) => ({ value })) },
    // Which of them somebody works for, the server knows.
    { key: "site", kind: "text" },
    { key: "not-site", kind: "text" },
    { key: "paid", kind: "date" },
    { key: "total", kind: "money" },
    { key: "mine", kind: "boolean" },
    { key: "late", kind: "boolean" },
    { key: "query", kind: "text" },
  ],
  sorts: STAFF_ORDER_SORTS,
};

type Input = InputOf<typeof listStaffOrdersCall>;

/** What the call is asked for, of what the address says. */
export function ordersInput({ filters, sort }: ListState, after?: string): Input {
  const order =
    sort && isOneOf(STAFF_ORDER_SORTS, sort.key)
      ? { sort: sort.key, direction: sort.descending ? ("down" as const) : ("up" as const) }
      : {};
  return Object.assign({}, ...filters.map(inputOf), order, after ? { after } : {});
}

function inputOf({ key, operator, values }: ListFilter): Input {
  const [value = ""] = values;
  if (key === "state") {
    const states = values.filter((one) => isOneOf(ORDER_STATUSES, one));
    return operator === "not" ? { not_state: states } : { state: states };
  }
  if (key === "site") return { site: idsIn(value) };
  if (key === "not-site") return { not_site: idsIn(value) };
  if (key === "mine") return { mine: value === YES };
  if (key === "late") return { late: value === YES };
  if (key === "query") return { query: value };
  return key === "paid" ? paidBetween(operator, value) : totalBetween(operator, Number(value));
}

const idsIn = (text: string) => text.split(",").map(Number).filter(Number.isSafeInteger);

function paidBetween(operator: string, day: string): Pick<Input, "paid_since" | "paid_until"> {
  return {
    ...(operator !== "until" ? { paid_since: day } : {}),
    ...(operator !== "since" ? { paid_until: day } : {}),
  };
}

function totalBetween(
  operator: string,
  amount: number,
): Pick<Input, "total_above" | "total_below"> {
  return {
    ...(operator !== "below" ? { total_above: amount } : {}),
    ...(operator !== "above" ? { total_below: amount } : {}),
  };
}

/** What the address of the list narrows it by, in whatever order. */
export function filterIn(query: string): OrdersFilterInput {
  const {
    sort: _sort,
    direction: _direction,
    ...filter
  } = ordersInput(readListAddress(query, ORDERS_FIELDS));
  return filter;
}

/** The same, of those alone that can make a step now; undefined where there can be none. */
export function readyFor(
  filter: OrdersFilterInput,
  to: MoveByStaff,
): OrdersFilterInput | undefined {
  const state = ORDER_STATUSES.filter(
    (status) =>
      ORDER_TRANSITIONS[status].includes(to) &&
      (filter.state?.includes(status) ?? true) &&
      !filter.not_state?.includes(status),
  );
  const { not_state: _not, ...kept } = filter;
  return state.length > 0 ? { ...kept, state } : undefined;
}
