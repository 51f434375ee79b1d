import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { isAmong } from "#database/is-among.ts";
import type {
  FoundWork,
  WhichWork,
  WorkDetail,
} from "#features/records/server/tasks/work-record.ts";
import type { OrderStatus } from "../domain/order-status.ts";
import { orderLines, orderRefunds, orders } from "./orders.tables.ts";
import { sinceInState } from "./staff-orders/waiting-orders.ts";

const text = sql<string | null>;

// In a select from one table Drizzle omits the table name of columns in `sql`, so subqueries write `${orders}.id`.
export const describeOrders = (db: Queryable, ids: number[]): Promise<WorkDetail[]> =>
  db
    .select({
      id: orders.id,
      who: text`coalesce(nullif(btrim((${orders.address} ->> 'firstName') || ' ' || (${orders.address} ->> 'lastName')), ''), ${orders.email})`,
      what: text`(select string_agg(name, ', ' order by position) from ${orderLines} line where line.order_id = ${orders}.id)`,
    })
    .from(orders)
    .where(inArray(orders.id, ids));

export const selectOrdersIn =
  (status: "paid" | "at_warehouse") =>
  (db: Queryable, which: WhichWork): Promise<FoundWork[]> =>
    db
      .select({ id: orders.id, siteId: orders.siteId, since: sinceInState })
      .from(orders)
      .where(and(eq(orders.status, status), isNull(orders.withdrawnAt), isAmong(orders, which)))
      .orderBy(asc(orders.id))
      .limit(which.limit);

/** Withdrawn orders still to be refunded. For sent goods any refund for the withdrawal is enough: it may be partial. */
export const selectWithdrawnOrders = (db: Queryable, which: WhichWork): Promise<FoundWork[]> =>
  db
    .select({
      id: orders.id,
      siteId: orders.siteId,
      since: sql`${orders.withdrawnAt}`.mapWith(orders.createdAt),
    })
    .from(orders)
    .where(
      and(
        // Must match the condition of the partial index on such orders.
        sql`${orders.withdrawnAt} is not null and ${orders.status} not in ('cancelled', 'expired', 'refunded')`,
        sql`not exists (select from ${orderRefunds} refund
          where refund.order_id = ${orders}.id and refund.reason = 'withdrawn'
            and ${orders}.status not in ('purchased', 'at_warehouse'))`,
        isAmong(orders, which),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(which.limit);

export const countOrdersIn =
  (status: OrderStatus) =>
  (db: Queryable, siteIds: readonly number[] | undefined): Promise<number> =>
    db.$count(orders, and(eq(orders.status, status), isAmong(orders, { siteIds })));
