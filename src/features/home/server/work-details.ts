import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { fullName } from "#features/account/server/customer-name.ts";
import { claims } from "#features/claims/server/claims.tables.ts";
import { forwardHistory, forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import { orderLines, orders } from "#features/orders/server/orders.tables.ts";
import { quoteLines, quotes } from "#features/quotes/server/quotes.tables.ts";
import { phoneReservations } from "#features/reservations/server/reservations.tables.ts";

type Ids = number[];
type Detail = { id: number; who: string | null; what: string | null };

const text = sql<string | null>;

const selectOrders = (db: Queryable, ids: Ids): Promise<Detail[]> =>
  db
    .select({
      id: orders.id,
      who: text`coalesce(nullif(btrim((${orders.address} ->> 'firstName') || ' ' || (${orders.address} ->> 'lastName')), ''), ${orders.email})`,
      what: text`(select string_agg(name, ', ' order by position) from ${orderLines} where ${orderLines.orderId} = ${orders.id})`,
    })
    .from(orders)
    .where(inArray(orders.id, ids));

const selectQuotes = (db: Queryable, ids: Ids): Promise<Detail[]> =>
  db
    .select({
      id: quotes.id,
      who: fullName(),
      what: text`(select string_agg(name, ', ' order by position) from ${quoteLines} where ${quoteLines.quoteId} = ${quotes.id})`,
    })
    .from(quotes)
    .innerJoin(customers, eq(customers.id, quotes.customerId))
    .where(inArray(quotes.id, ids));

const selectReservations = (db: Queryable, ids: Ids): Promise<Detail[]> =>
  db
    .select({
      id: phoneReservations.id,
      who: text`nullif(btrim(coalesce(${phoneReservations.firstName}, '') || ' ' || coalesce(${phoneReservations.lastName}, '')), '')`,
      what: phoneReservations.model,
    })
    .from(phoneReservations)
    .where(inArray(phoneReservations.id, ids));

const selectClaims = (db: Queryable, ids: Ids): Promise<Detail[]> =>
  db
    .select({ id: claims.id, who: fullName(), what: text`left(${claims.description}, 80)` })
    .from(claims)
    .innerJoin(customers, eq(customers.id, claims.customerId))
    .where(inArray(claims.id, ids));

const selectParcels = (db: Queryable, ids: Ids): Promise<Detail[]> =>
  db
    .select({
      id: forwardRequests.id,
      who: fullName(),
      // Of those on hold, what their owner said to it.
      what: text`(select left(note, 200) from ${forwardHistory} where ${forwardHistory.requestId} = ${forwardRequests.id} and ${forwardRequests.status} = 'on_hold' and ${forwardHistory.actorKind} = 'customer' order by ${forwardHistory.id} desc limit 1)`,
    })
    .from(forwardRequests)
    .innerJoin(customers, eq(customers.id, forwardRequests.customerId))
    .where(inArray(forwardRequests.id, ids));

const SELECT_BY_RECORD: Readonly<Record<string, (db: Queryable, ids: Ids) => Promise<Detail[]>>> = {
  order: selectOrders,
  quote: selectQuotes,
  reservation: selectReservations,
  claim: selectClaims,
  forward_request: selectParcels,
};

/** Whose each record is, and what of, by its subject: asked for those alone that are shown. */
export async function readWorkDetails(
  db: Queryable,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const details = new Map<string, string>();
  for (const [record, named] of Map.groupBy(subjects, (one) => one.split(":")[0] ?? "")) {
    const ids = named.map((subject) => Number(subject.slice(record.length + 1)));
    for (const { id, who, what } of (await SELECT_BY_RECORD[record]?.(db, ids)) ?? []) {
      details.set(`${record}:${id}`, [who, what].filter(Boolean).join(", "));
    }
  }
  return details;
}
