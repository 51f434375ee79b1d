import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  lte,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Cents } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import { customers } from "#features/account/server/account.tables.ts";
import type { OrderStatus } from "../../domain/order-status.ts";
import type { StaffOrderCursor, StaffOrderSort } from "../../domain/staff-order-list.ts";
import type { Order } from "../orders.repository.ts";
import { orderHistory, orders } from "../orders.tables.ts";

export type StaffOrderFilter = {
  /** Undefined: every site. */
  siteIds?: readonly number[] | undefined;
  withoutSiteIds?: readonly number[] | undefined;
  statuses?: readonly OrderStatus[] | undefined;
  withoutStatuses?: readonly OrderStatus[] | undefined;
  paidFrom?: Date | undefined;
  paidBefore?: Date | undefined;
  totalFromCents?: Cents | undefined;
  totalToCents?: Cents | undefined;
  id?: number | undefined;
  /** What it begins with. */
  email?: string | undefined;
  /** These alone. */
  ids?: readonly number[] | undefined;
  customerId?: number | undefined;
};

export type StaffOrderPage = {
  sort: StaffOrderSort;
  isAscending: boolean;
  after?: StaffOrderCursor | undefined;
  limit: number;
};

/** Of one e-mail. */
const FEW = 2000;
/** More are counted as "10,000+". */
const COUNTED = 10_000;

const where = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

const escaped = (text: string) => text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&");

const matches = (filter: StaffOrderFilter) =>
  and(
    where(filter.siteIds, (ids) => inArray(orders.siteId, [...ids])),
    where(filter.withoutSiteIds, (ids) => notInArray(orders.siteId, [...ids])),
    where(filter.statuses, (statuses) => inArray(orders.status, [...statuses])),
    where(filter.withoutStatuses, (statuses) => notInArray(orders.status, [...statuses])),
    where(filter.paidFrom, (from) => gte(orders.paidAt, from)),
    where(filter.paidBefore, (before) => lt(orders.paidAt, before)),
    where(filter.totalFromCents, (cents) => gte(orders.totalCents, cents)),
    where(filter.totalToCents, (cents) => lte(orders.totalCents, cents)),
    where(filter.id, (id) => eq(orders.id, id)),
    where(filter.ids, (ids) => sql`${orders.id} = any(${sql.param(ids)}::bigint[])`),
    where(filter.email, (text) => sql`lower(${orders.email}) like ${`${escaped(text)}%`}`),
    where(filter.customerId, (id) => eq(orders.customerId, id)),
  );

const COLUMNS = { number: orders.id, paid: orders.paidAt, total: orders.totalCents };

/** What is not paid has no time of payment and is not in a list that is sorted by it. */
const isSortable = { number: undefined, paid: sql`${orders.paidAt} is not null`, total: undefined };

export async function selectStaffOrders(
  db: Queryable,
  filter: StaffOrderFilter,
  { sort, isAscending, after, limit }: StaffOrderPage,
): Promise<Order[]> {
  const column = COLUMNS[sort];
  const order = isAscending ? asc : desc;
  const further = isAscending ? sql`>` : sql`<`;
  const value = sort === "paid" ? sql`${after?.value}::timestamptz` : sql`${after?.value}::bigint`;
  // First the numbers, of which indexes have all that is asked; then the rows of those that are shown.
  const shown = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        matches(filter),
        isSortable[sort],
        after && sql`(${column}, ${orders.id}) ${further} (${value}, ${after.id}::bigint)`,
      ),
    )
    .orderBy(order(column), order(orders.id))
    .limit(limit)
    .as("shown");
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(shown, eq(shown.id, orders.id))
    .orderBy(order(column), order(orders.id));
  return rows.map((row) => row.order);
}

/**
 * Orders of an e-mail are few, and an index finds them; joined with another order the planner would rather walk
 * through all. Undefined where they are many after all.
 */
export async function selectIdsByEmail(
  db: Queryable,
  email: string,
): Promise<number[] | undefined> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(matches({ email }))
    .orderBy(sql`lower(${orders.email}) using ~<~`)
    .limit(FEW + 1);
  return rows.length > FEW ? undefined : rows.map(({ id }) => id);
}

/** Exact up to 10,000; one more says that there are others. */
export async function countStaffOrders(db: Queryable, filter: StaffOrderFilter): Promise<number> {
  const some = db
    .select({ id: orders.id })
    .from(orders)
    .where(matches(filter))
    .limit(COUNTED + 1)
    .as("some");
  const [counted] = await db.select({ total: count() }).from(some);
  return counted?.total ?? 0;
}

/** Every step with whoever of ours made it. */
export function selectStaffTimeline(db: Queryable, orderId: number) {
  const name = sql<
    string | null
  >`nullif(btrim(${customers.firstName} || ' ' || ${customers.lastName}), '')`;
  return db
    .select({
      at: orderHistory.at,
      status: orderHistory.status,
      actor: orderHistory.actorKind,
      who: sql<
        string | null
      >`case when ${orderHistory.actorKind} = 'staff' then coalesce(${name}, ${customers.email}) end`,
    })
    .from(orderHistory)
    .leftJoin(customers, eq(customers.id, orderHistory.actorId))
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id));
}

/** What staff are called, by their number. */
export async function selectStaffNames(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, email, firstName, lastName } = customers;
  const rows = await db
    .select({
      id,
      name: sql<string>`coalesce(nullif(btrim(${firstName} || ' ' || ${lastName}), ''), ${email}, '')`,
    })
    .from(customers)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/**
 * Who ordered, with what they bought in euros and still have: on the sites that whoever asks works for, and
 * without what went back.
 */
export async function selectBuyer(
  db: Queryable,
  customerId: number,
  siteIds: readonly number[] | undefined,
) {
  const { id, email, firstName, lastName, phoneNumber, companyName } = customers;
  const paid = and(
    eq(orders.customerId, customerId),
    siteIds && inArray(orders.siteId, [...siteIds]),
    sql`${orders.paidAt} is not null`,
    notInArray(orders.status, ["cancelled", "expired", "refunded"]),
  );
  const back = sql`coalesce((select sum(r.amount_cents) from order_refunds r where r.order_id = ${orders.id}), 0)`;
  const [buyer] = await db
    .select({
      id,
      email,
      name: sql<string>`btrim(${firstName} || ' ' || ${lastName})`,
      phone_number: phoneNumber,
      company_name: companyName,
      orders: sql<number>`(select count(*)::int from ${orders} where ${paid})`,
      spent: sql<number>`(select coalesce(sum(round((${orders.totalCents} - ${back}) / ${orders.rate})), 0)::float8 from ${orders} where ${paid})`,
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  return buyer;
}
