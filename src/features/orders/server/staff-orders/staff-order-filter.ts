import { addDays, startOfDay } from "#core/dates.ts";
import { toCents } from "#core/money.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { ORDER_STATUSES, type OrderStatus } from "../../domain/order-status.ts";
import type { OrdersFilterInput } from "../../staff-calls.ts";
import type { LateOrders } from "./list-late-orders.ts";
import type { StaffOrderFilter } from "./staff-orders.repository.ts";

/** Undefined where nothing can be found: a number that is none, or sites that somebody does not work for. */
export function staffOrderFilter(
  input: OrdersFilterInput,
  { id: staffId, siteIds }: StaffActor,
  { timeZone, listLate }: { timeZone: string; listLate: () => readonly LateOrders[] },
): StaffOrderFilter | undefined {
  const sites = input.site?.filter((id) => !siteIds || siteIds.includes(id)) ?? siteIds;
  if (sites?.length === 0) return undefined;
  if (input.mine !== undefined && staffId === null) return undefined;
  const number = /^(?:QU)?(\d{1,15})$/i.exec(input.query ?? "")?.[1];
  return {
    siteIds: sites,
    withoutSiteIds: input.not_site,
    statuses: statesIn(input),
    paidFrom: input.paid_since ? startOfDay(input.paid_since, timeZone) : undefined,
    paidBefore: input.paid_until ? startOfDay(addDays(input.paid_until, 1), timeZone) : undefined,
    totalFromCents: input.total_above === undefined ? undefined : toCents(input.total_above),
    totalToCents: input.total_below === undefined ? undefined : toCents(input.total_below),
    id: number ? Number(number) : undefined,
    email: number ? undefined : input.query,
    customerId: input.customer_id,
    assignedTo:
      input.mine === undefined || staffId === null ? undefined : { staffId, is: input.mine },
    isWithdrawn: input.withdrawn,
    late: input.late === undefined ? undefined : { among: listLate(), is: input.late },
  };
}

/** States that are left, by name: an index finds those, not what something is not. */
function statesIn(input: OrdersFilterInput): readonly OrderStatus[] | undefined {
  const asked: readonly OrderStatus[] = input.state ?? ORDER_STATUSES;
  const left = asked.filter((one) => !input.not_state?.includes(one));
  return left.length === ORDER_STATUSES.length ? undefined : left;
}
