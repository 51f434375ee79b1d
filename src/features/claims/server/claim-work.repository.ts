import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { isAmong } from "#database/is-among.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { fullName } from "#features/account/server/customer-name.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import type {
  FoundWork,
  WhichWork,
  WorkDetail,
} from "#features/records/server/tasks/work-record.ts";
import { claims } from "./claims.tables.ts";

const isOpen = inArray(claims.status, ["received", "in_review"]);

export const describeClaims = (db: Queryable, ids: number[]): Promise<WorkDetail[]> =>
  db
    .select({
      id: claims.id,
      who: fullName(),
      what: sql<string | null>`left(${claims.description}, 80)`,
    })
    .from(claims)
    .innerJoin(customers, eq(customers.id, claims.customerId))
    .where(inArray(claims.id, ids));

export const selectOpenClaims = (db: Queryable, which: WhichWork): Promise<FoundWork[]> =>
  db
    .select({ id: claims.id, siteId: claims.siteId, since: claims.createdAt })
    .from(claims)
    .where(and(isOpen, isAmong(claims, which)))
    .orderBy(asc(claims.id))
    .limit(which.limit);

export const countOpenClaims = (
  db: Queryable,
  siteIds: readonly number[] | undefined,
): Promise<number> => db.$count(claims, and(isOpen, isAmong(claims, { siteIds })));

/** Newest first. Looks among the claims of the order's customer, by their index: an order has few. */
export const selectClaimsAbout = (
  db: Queryable,
  orderId: number,
  siteIds: readonly number[] | undefined,
) =>
  db
    .select({ id: claims.id, status: claims.status })
    .from(claims)
    .where(
      and(
        eq(claims.orderId, orderId),
        sql`${claims.customerId} = (select customer_id from ${orders} where id = ${orderId})`,
        isAmong(claims, { siteIds }),
      ),
    )
    .orderBy(desc(claims.id))
    .limit(20);
