import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { findNewest, findNewestOfMany } from "#database/find-newest.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { fullName } from "#features/account/server/customer-name.ts";
import {
  hasEmailLike,
  hasPhoneLike,
  isNamed,
} from "#features/account/server/staff-customers/find-people.ts";
import { claims } from "#features/claims/server/claims.tables.ts";
import {
  forwardParcels,
  forwardRequests,
  suites,
} from "#features/forwarding/server/forwarding.tables.ts";
import { invoices } from "#features/invoices/server/invoices.tables.ts";
import { orderLines, orderShipments, orders } from "#features/orders/server/orders.tables.ts";
import {
  isByEmail,
  isForPhone,
  nearestNames,
} from "#features/orders/server/staff-orders/find-orders.ts";
import { payments } from "#features/payments/server/payments.tables.ts";
import { quotes } from "#features/quotes/server/quotes.tables.ts";

type SiteIds = readonly number[] | undefined;

/** How many are found of each kind; the list has the rest. */
const MOST = 6;

const ofSites = (column: Parameters<typeof inArray>[0], siteIds: SiteIds): SQL | undefined =>
  siteIds ? inArray(column, [...siteIds]) : undefined;

const nameOf = sql<string>`coalesce(${fullName()}, '')`;
const person = {
  id: customers.id,
  name: nameOf,
  email: customers.email,
  phone: customers.phoneNumber,
  company: customers.companyName,
  suite: suites.number,
};

/** The newest matching people, like `selectNewestOrders`. */
async function selectPeople(
  db: Queryable,
  where: SQL | undefined,
  siteIds: SiteIds,
  find = findNewest,
): Promise<FoundPerson[]> {
  if (!where) return [];
  const within = and(isNull(customers.erasedAt), ofSites(customers.siteId, siteIds));
  const ids = await find(db, { from: customers, where, within, id: customers.id, limit: MOST });
  return ids.length > 0 ? selectPeopleById(db, ids) : [];
}

const selectPeopleById = (db: Queryable, ids: readonly number[]) =>
  db
    .select(person)
    .from(customers)
    .leftJoin(suites, eq(suites.customerId, customers.id))
    .where(inArray(customers.id, [...ids]))
    .orderBy(desc(customers.id));
export type FoundPerson = Awaited<ReturnType<typeof selectPeopleById>>[number];

export const selectPeopleByName = (db: Queryable, words: readonly string[], siteIds: SiteIds) =>
  selectPeople(db, isNamed(words), siteIds, findNewestOfMany);

export const selectPeopleByEmail = (db: Queryable, email: string, siteIds: SiteIds) =>
  selectPeople(db, hasEmailLike(email), siteIds);

export const selectPeopleByPhone = (db: Queryable, digits: string, siteIds: SiteIds) =>
  selectPeople(db, hasPhoneLike(digits), siteIds);

export const selectPeopleBySuite = (db: Queryable, suite: number, siteIds: SiteIds) =>
  selectPeople(
    db,
    sql`${customers.id} = (select ${suites.customerId} from ${suites} where ${eq(suites.number, suite)})`,
    siteIds,
  );

const order = {
  id: orders.id,
  status: orders.status,
  totalCents: orders.totalCents,
  currency: orders.currency,
  goods: sql<
    string | null
  >`(select string_agg(name, ', ' order by position) from ${orderLines} line where line.order_id = ${orders}.id)`,
};

const selectOrders = (db: Queryable, where: SQL | undefined, siteIds: SiteIds) =>
  db
    .select(order)
    .from(orders)
    .where(and(where, ofSites(orders.siteId, siteIds)))
    .orderBy(desc(orders.id))
    .limit(MOST);
export type FoundOrder = Awaited<ReturnType<typeof selectOrders>>[number];

export const selectOrdersById = (db: Queryable, ids: readonly number[], siteIds: SiteIds) =>
  ids.length > 0 ? selectOrders(db, inArray(orders.id, [...ids]), siteIds) : [];

export const selectOrdersOf = (db: Queryable, customerId: number, siteIds: SiteIds) =>
  selectOrders(db, eq(orders.customerId, customerId), siteIds);

/** The newest matching orders; works also if there are many and most belong to other sites. */
async function selectNewestOrders(
  db: Queryable,
  where: SQL | undefined,
  siteIds: SiteIds,
  find = findNewest,
) {
  if (!where) return [];
  const within = ofSites(orders.siteId, siteIds);
  const ids = await find(db, { from: orders, where, within, id: orders.id, limit: MOST });
  return selectOrdersById(db, ids, siteIds);
}

export const selectOrdersByEmail = (db: Queryable, email: string, siteIds: SiteIds) =>
  selectNewestOrders(db, isByEmail({ text: email, emailSiteIds: siteIds }), siteIds);

/** Finds orders by their recipient, the closest names first. Orders of guests have no account to be found by. */
export async function selectOrdersFor(
  db: Queryable,
  { words, phone }: { words: readonly string[]; phone: string | undefined },
  siteIds: SiteIds,
): Promise<FoundOrder[]> {
  const found = new Map<number, FoundOrder>();
  const add = async (where: SQL | undefined, find = findNewest) => {
    if (found.size >= MOST) return;
    const newest = await selectNewestOrders(db, where, siteIds, find);
    for (const order of newest) if (!found.has(order.id)) found.set(order.id, order);
  };
  for (const isNamedSo of nearestNames(words)) await add(isNamedSo, findNewestOfMany);
  await add(phone === undefined ? undefined : isForPhone(phone));
  return [...found.values()];
}

/** Ids of orders with a shipment under this tracking number. */
export async function selectOrderIdsByTracking(db: Queryable, number: string): Promise<number[]> {
  const rows = await db
    .select({ id: orderShipments.orderId })
    .from(orderShipments)
    .where(sql`upper(${orderShipments.trackingNumber}) = ${number.toUpperCase()}`)
    .limit(MOST);
  return rows.map(({ id }) => id);
}

const parcel = {
  id: forwardRequests.id,
  customerId: forwardRequests.customerId,
  status: forwardRequests.status,
  trackingNumber: forwardRequests.trackingNumber,
};

export const selectParcels = (
  db: Queryable,
  { id, number }: { id?: number | undefined; number?: string | undefined },
  siteIds: SiteIds,
) => {
  const upper = number?.toUpperCase();
  const isIn = sql`${forwardRequests.id} in (select request_id from ${forwardParcels} where upper(${forwardParcels.trackingNumber}) = ${upper})`;
  const isNumber = sql`upper(${forwardRequests.trackingNumber}) = ${upper}`;
  return db
    .select(parcel)
    .from(forwardRequests)
    .where(
      and(
        id === undefined ? or(isNumber, isIn) : eq(forwardRequests.id, id),
        ofSites(forwardRequests.siteId, siteIds),
      ),
    )
    .limit(MOST);
};

export const selectClaim = (db: Queryable, id: number, siteIds: SiteIds) =>
  db
    .select({ id: claims.id, orderId: claims.orderId, customerId: claims.customerId })
    .from(claims)
    .where(and(eq(claims.id, id), ofSites(claims.siteId, siteIds)));

export const selectQuote = (db: Queryable, id: number, siteIds: SiteIds) =>
  db
    .select({ id: quotes.id, customerId: quotes.customerId, name: nameOf })
    .from(quotes)
    .innerJoin(customers, eq(customers.id, quotes.customerId))
    .where(and(eq(quotes.id, id), ofSites(quotes.siteId, siteIds)));

export const selectInvoices = (
  db: Queryable,
  { number, ofSeries }: { number: number; ofSeries: readonly number[] },
  siteIds: SiteIds,
) =>
  ofSeries.length === 0
    ? []
    : db
        .select({
          siteId: invoices.siteId,
          number: invoices.number,
          subjectKind: invoices.subjectKind,
          subjectId: invoices.subjectId,
        })
        .from(invoices)
        .where(
          and(
            inArray(invoices.siteId, [...ofSeries]),
            eq(invoices.number, number),
            ofSites(invoices.siteId, siteIds),
          ),
        )
        .limit(MOST);

export const selectPayment = (db: Queryable, reference: string, siteIds: SiteIds) =>
  db
    .select({
      amountCents: payments.amountCents,
      currency: payments.currency,
    })
    .from(payments)
    .where(and(eq(payments.reference, reference), ofSites(payments.siteId, siteIds)));
