import { addDays, startOfDay } from "#core/dates.ts";
import { toCents } from "#core/money.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { ORDER_STATUSES, type OrderStatus } from "../../domain/order-status.ts";
import type { StaffOrderSort } from "../../domain/staff-order-list.ts";
import type { OrdersFilterInput } from "../../staff-calls.ts";
import type { OrderQuery } from "./find-orders.ts";
import type { LateOrders } from "./list-late-orders.ts";
import { moneyReader } from "./order-rights.ts";
import type { StaffOrderFilter } from "./staff-orders.repository.ts";

type AskedOrders = OrdersFilterInput & { sort?: StaffOrderSort | undefined };

/** Finding or sorting orders by their total reveals the total. */
const asksForMoney = ({ total_above, total_below, sort }: AskedOrders): boolean =>
  total_above !== undefined || total_below !== undefined || sort === "total";

/** Undefined if nothing can be found: the filter is about money or sites that the actor may not see. */
export function staffOrderFilter(
  input: AskedOrders,
  actor: StaffActor,
  { timeZone, listLate }: { timeZone: string; listLate: () => readonly LateOrders[] },
): StaffOrderFilter | undefined {
  const reader = asksForMoney(input) ? moneyReader(actor) : actor;
  if (!reader) return undefined;
  const { id: staffId, siteIds } = reader;
  const sites = input.site?.filter((id) => !siteIds || siteIds.includes(id)) ?? siteIds;
  if (sites?.length === 0) return undefined;
  if (input.mine !== undefined && staffId === null) return undefined;
  return {
    siteIds: sites,
    withoutSiteIds: input.not_site,
    statuses: statesIn(input),
    paidFrom: input.paid_since ? startOfDay(input.paid_since, timeZone) : undefined,
    paidBefore: input.paid_until ? startOfDay(addDays(input.paid_until, 1), timeZone) : undefined,
    totalFromCents: input.total_above === undefined ? undefined : toCents(input.total_above),
    totalToCents: input.total_below === undefined ? undefined : toCents(input.total_below),
    query: input.query === undefined ? undefined : orderQuery(input.query, actor),
    customerId: input.customer_id,
    assignedTo:
      input.mine === undefined || staffId === null ? undefined : { staffId, is: input.mine },
    isWithdrawn: input.withdrawn,
    late: input.late === undefined ? undefined : { among: listLate(), is: input.late },
  };
}

/** Only staff who may know order totals can search by e-mail: others must not learn e-mails by searching. */
function orderQuery(text: string, actor: StaffActor): OrderQuery {
  const reader = moneyReader(actor);
  return { text, emailSiteIds: reader ? reader.siteIds : [] };
}

/** The remaining states, listed by name: an index finds these, but cannot find "not this state". */
function statesIn(input: OrdersFilterInput): readonly OrderStatus[] | undefined {
  const asked: readonly OrderStatus[] = input.state ?? ORDER_STATUSES;
  const left = asked.filter((one) => !input.not_state?.includes(one));
  return left.length === ORDER_STATUSES.length ? undefined : left;
}
