import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import { COUNTED_ROWS } from "#core/counted-rows.ts";
import type { ListCursor } from "#core/list-cursor.ts";
import type { Cents } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import { findPage } from "#database/find-page.ts";
import { integerList } from "#database/integer-list.ts";
import { createLongLists } from "#database/long-lists.ts";
import { PLANNED_EACH_TIME } from "#database/prepared-statements.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { fullName, nameOrEmail } from "#features/account/server/customer-name.ts";
import { runRequestId } from "#features/records/server/runs/run-kind.ts";
import { tasks } from "#features/records/server/tasks/tasks.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { OrderStatus } from "../../domain/order-status.ts";
import type { StaffOrderSort } from "../../domain/staff-order-list.ts";
import type { Order } from "../orders.repository.ts";
import { orderHistory, orders } from "../orders.tables.ts";
import { isOrderFoundBy, type OrderQuery } from "./find-orders.ts";
import type { LateOrders } from "./list-late-orders.ts";
import { sinceInState, TASK_KIND_BY_STATUS } from "./waiting-orders.ts";

export type StaffOrderFilter = {
  /** Undefined: every site. */
  siteIds?: readonly number[] | undefined;
  withoutSiteIds?: readonly number[] | undefined;
  statuses?: readonly OrderStatus[] | undefined;
  paidFrom?: Date | undefined;
  paidBefore?: Date | undefined;
  totalFromCents?: Cents | undefined;
  totalToCents?: Cents | undefined;
  /** A number, an e-mail, or the recipient's name or telephone number. */
  query?: OrderQuery | undefined;
  customerId?: number | undefined;
  /** Orders whose next step is, or is not, assigned to this staff member. */
  assignedTo?: { staffId: number; is: boolean } | undefined;
  late?: { among: readonly LateOrders[]; is: boolean } | undefined;
  isWithdrawn?: boolean | undefined;
};

export type StaffOrderPage = {
  sort: StaffOrderSort;
  isAscending: boolean;
  after?: ListCursor | undefined;
  limit: number;
};

const where = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

const matches = (filter: StaffOrderFilter) =>
  and(
    // For late orders, `isLate` filters by site: few orders are late, and an index on the site would list all its
    // orders.
    where(filter.late?.is ? undefined : filter.siteIds, (ids) => inArray(orders.siteId, [...ids])),
    where(filter.withoutSiteIds, (ids) => notInArray(orders.siteId, [...ids])),
    where(filter.statuses, (statuses) => inArray(orders.status, [...statuses])),
    where(filter.paidFrom, (from) => gte(orders.paidAt, from)),
    where(filter.paidBefore, (before) => lt(orders.paidAt, before)),
    where(filter.totalFromCents, (cents) => gte(orders.totalCents, cents)),
    where(filter.totalToCents, (cents) => lte(orders.totalCents, cents)),
    where(filter.query, isOrderFoundBy),
    where(filter.customerId, (id) => eq(orders.customerId, id)),
    where(filter.assignedTo, ({ staffId, is }) =>
      is ? isAssignedTo(staffId) : not(isAssignedTo(staffId)),
    ),
    where(filter.isWithdrawn, (is) =>
      is ? isNotNull(orders.withdrawnAt) : isNull(orders.withdrawnAt),
    ),
    where(filter.late, ({ among, is }) =>
      is
        ? isLate(narrowToSites(among, filter.siteIds))
        : sql`not coalesce(${isLate(among)}, false)`,
    ),
  );

/** Orders whose next step is assigned to this staff member: they have few tasks, so the tasks are looked up first. */
function isAssignedTo(staffId: number): SQL {
  const assigned = Object.entries(TASK_KIND_BY_STATUS).map(
    ([status, kind]) => sql`(${orders.status} = ${status} and ${orders.id} in (
      select substr(${tasks.subject}, ${"order:".length + 1}::int)::bigint from ${tasks}
      where ${eq(tasks.assigneeId, staffId)} and ${isNull(tasks.closedAt)} and ${eq(tasks.kind, kind)}))`,
  );
  return sql`(${sql.join(assigned, sql` or `)})`;
}

/**
 * In the state since before a time: for paid orders a column of their own says so. For orders at the warehouse the
 * condition is negated, because few arrived after that time and an index has those.
 */
const isWaitingSince = (status: OrderStatus, before: SQL): SQL =>
  status === "paid"
    ? sql`${orders.paidAt} < ${before}`
    : sql`${orders.id} not in (select step.order_id from ${orderHistory} step
        where step.status = ${sql.raw(`'${status}'`)} and step.undoes is null and step.at >= ${before})`;

function narrowToSites(
  among: readonly LateOrders[],
  siteIds: readonly number[] | undefined,
): readonly LateOrders[] {
  if (!siteIds) return among;
  return among.flatMap((late) => {
    const narrowed = late.siteIds.filter((id) => siteIds.includes(id));
    return narrowed.length > 0 ? { ...late, siteIds: narrowed } : [];
  });
}

/** One condition for all sites: if the sites were joined by "or", each would be looked up in an index separately. */
function isLate(among: readonly LateOrders[]): SQL {
  if (among.length === 0) return sql`false`;
  const statuses = [...new Set(among.map(({ status }) => status))];
  const cases = among.map(({ status, siteIds, before }) => {
    const moment = sql`${before.toISOString()}::timestamptz`;
    return sql`when ${orders.status} = ${status} and ${inArray(orders.siteId, [...siteIds])}
      then ${isWaitingSince(status, moment)}`;
  });
  return sql`(${inArray(orders.status, statuses)} and ${isNull(orders.withdrawnAt)}
    and case ${sql.join(cases, sql` `)} end)`;
}

/**
 * A list with the oldest first starts at the oldest waiting order, which an index finds at once. Other queries leave
 * this out, because PostgreSQL would underestimate their rows.
 */
function isAfterOldestOf(among: readonly LateOrders[]): SQL {
  const oldest = [...new Set(among.map(({ status }) => status))].map(
    (status) =>
      sql`(select min(waiting.id) from ${orders} waiting where waiting.status = ${status})`,
  );
  return sql`${orders.id} >= least(${sql.join(oldest, sql`, `)})`;
}

const COLUMNS = { paid: orders.paidAt, total: orders.totalCents };

/** Unpaid orders have no time of payment, so a list sorted by it leaves them out. */
const isSortable = { number: undefined, paid: sql`${orders.paidAt} is not null`, total: undefined };

/** A JavaScript date has only milliseconds: a cursor in milliseconds would skip rows of the same millisecond. */
const PAID_MICROSECONDS = sql<number>`(extract(epoch from ${orders.paidAt}) * 1000000)::float8`;

const cursorValue = (sort: StaffOrderSort, value: number) =>
  ({
    number: undefined,
    paid: sql`('epoch'::timestamptz + ${value}::float8 * interval '1 microsecond')`,
    total: sql`${value}::bigint`,
  })[sort];

/** A page of orders, the cursor of the next page, and the number of all orders. */
export async function findStaffOrders(
  db: Queryable,
  filter: StaffOrderFilter,
  { sort, isAscending, after, limit }: StaffOrderPage,
): Promise<{ orders: Order[]; next: ListCursor | null; total: number }> {
  const { late } = filter;
  const isOldestFirst = sort === "number" && isAscending;
  const { ids, hasMore, total } = await findPage(db, {
    from: orders,
    where: and(
      matches(filter),
      isSortable[sort],
      late?.is && isOldestFirst && late.among.length > 0 ? isAfterOldestOf(late.among) : undefined,
    ),
    id: orders.id,
    sort: sort === "number" ? undefined : COLUMNS[sort],
    isAscending,
    after: after && { id: after.id, value: cursorValue(sort, after.value) },
    limit,
  });
  const rows = await db
    .select({ order: orders, paid: PAID_MICROSECONDS })
    .from(orders)
    .where(sql`${orders.id} = any(${integerList(ids)}::bigint[])`);
  const byId = new Map(rows.map((row) => [row.order.id, row]));
  const page = ids.flatMap((id) => byId.get(id) ?? []);
  const last = page.at(-1);
  const values = last && { number: last.order.id, paid: last.paid, total: last.order.totalCents };
  return {
    orders: page.map(({ order }) => order),
    next: hasMore && values ? { value: values[sort] ?? 0, id: values.number } : null,
    total,
  };
}

const longSums = createLongLists();

/** The total of the orders in each currency; undefined if there are, or recently were, more than are counted. */
export async function sumStaffOrders(
  db: Queryable,
  filter: StaffOrderFilter,
): Promise<{ currency: string; cents: Cents }[] | undefined> {
  const summed = matches(filter) ?? sql`true`;
  const list = longSums(db, summed);
  if (list.isLong()) return undefined;
  const { rows } = await db.execute<{ currency: string; cents: Cents; orders: number }>(sql`
    ${sql.raw(PLANNED_EACH_TIME)} with matching as materialized (
      select ${orders.currency} as currency, ${orders.totalCents} as cents from ${orders}
      where ${summed}
    ), bounded as (select * from matching limit ${COUNTED_ROWS + 1})
    select currency, sum(cents)::float8 as cents, count(*)::int as orders from bounded
    group by currency order by count(*) desc, currency`);
  const counted = rows.reduce((whole, row) => whole + row.orders, 0);
  if (counted <= COUNTED_ROWS) return rows;
  list.noteLong();
  return undefined;
}

/** Every step with the staff member who made it. */
export function selectStaffTimeline(db: Queryable, orderId: number) {
  return db
    .select({
      at: orderHistory.at,
      status: orderHistory.status,
      actor: orderHistory.actorKind,
      who: sql<
        string | null
      >`case when ${orderHistory.actorKind} = 'staff' then coalesce(${fullName()}, ${customers.email}) end`,
      isUndo: sql<boolean>`${orderHistory.undoes} is not null`,
    })
    .from(orderHistory)
    .leftJoin(customers, eq(customers.id, orderHistory.actorId))
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id));
}

/** The names of staff by their ids. */
export async function selectStaffNames(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: customers.id, name: nameOrEmail() })
    .from(customers)
    .where(inArray(customers.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The buyer, with the value in euros of what they bought, without refunds, on the sites that the caller works for. */
export async function selectBuyer(
  db: Queryable,
  customerId: number,
  siteIds: readonly number[] | undefined,
) {
  const { id, email, phoneNumber, companyName } = customers;
  const paid = and(
    eq(orders.customerId, customerId),
    siteIds && inArray(orders.siteId, [...siteIds]),
    sql`${orders.paidAt} is not null`,
    notInArray(orders.status, ["cancelled", "expired", "refunded"]),
  );
  const back = sql`coalesce((select sum(r.amount_cents) from order_refunds r where r.order_id = ${orders}.id), 0)`;
  const [buyer] = await db
    .select({
      id,
      email,
      name: sql<string>`coalesce(${fullName()}, '')`,
      phone_number: phoneNumber,
      company_name: companyName,
      orders: sql<number>`(select count(*)::int from ${orders} where ${paid})`,
      spent: sql<number>`(select coalesce(sum(round((${orders}.total_cents - ${back}) / ${orders}.rate)), 0)::float8 from ${orders} where ${paid})`,
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  return buyer;
}

/** The time since which each order is in its current state. */
export async function selectSince(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, since: sinceInState })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ id, since }) => [id, since]));
}

/** The assignees of the next steps of these records, as far as they wait. */
export function selectOpenSteps(db: Queryable, subjects: readonly string[]) {
  const { kind, subject, assigneeId, closedAt } = tasks;
  return db
    .select({ kind, subject, assigneeId })
    .from(tasks)
    .where(
      and(
        isNull(closedAt),
        inArray(kind, Object.values(TASK_KIND_BY_STATUS)),
        inArray(subject, [...subjects]),
      ),
    );
}

type MovedOrder = { orderId: number; at: Date };

/** The orders that a run moved, from the audit log, each with its last step. */
export async function selectMovedIn(
  db: Queryable,
  run: string,
  { id }: StaffActor,
): Promise<MovedOrder[]> {
  const rows = await db
    .selectDistinctOn([auditLog.subject], { subject: auditLog.subject, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, id ?? 0),
        eq(auditLog.requestId, runRequestId(run)),
        eq(auditLog.action, "order.move"),
      ),
    )
    .orderBy(auditLog.subject, desc(auditLog.id));
  return rows.map(({ subject, at }) => ({ orderId: Number(subject.slice("order:".length)), at }));
}
