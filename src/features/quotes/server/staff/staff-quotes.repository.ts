import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Cents } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import { findPage } from "#database/find-page.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { fullName, nameOrEmail } from "#features/account/server/customer-name.ts";
import { isFoundBy } from "#features/account/server/staff-customers/find-people.ts";
import type { StaffOrderCursor } from "#features/orders/domain/staff-order-list.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { tasks } from "#features/records/server/tasks/tasks.tables.ts";
import type { QuoteStatus } from "../../domain/quote-status.ts";
import type { StaffQuoteSort } from "../../domain/staff-quote-list.ts";
import type { Quote } from "../quotes.repository.ts";
import { quoteHistory, quoteLines, quotes } from "../quotes.tables.ts";

export type LateQuotes = { siteIds: readonly number[]; before: Date };

export type StaffQuoteFilter = {
  /** Undefined: every site. */
  siteIds?: readonly number[] | undefined;
  withoutSiteIds?: readonly number[] | undefined;
  statuses?: readonly QuoteStatus[] | undefined;
  shop?: string | undefined;
  valueFromCents?: Cents | undefined;
  valueToCents?: Cents | undefined;
  askedFrom?: Date | undefined;
  askedBefore?: Date | undefined;
  query?: string | undefined;
  customerId?: number | undefined;
  assignedTo?: { staffId: number; is: boolean } | undefined;
  late?: { among: readonly LateQuotes[]; is: boolean } | undefined;
};

const where = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

/** The goods at the prices in the quote, in euros. */
const valueCents = sql`(select sum((${quotes.price} -> 'unitCents' ->> line.position)::bigint * line.quantity)
  from ${quoteLines} line where line.quote_id = ${quotes}.id)`;

const matches = (filter: StaffQuoteFilter) =>
  and(
    where(filter.siteIds, (ids) => inArray(quotes.siteId, [...ids])),
    where(filter.withoutSiteIds, (ids) => notInArray(quotes.siteId, [...ids])),
    where(filter.statuses, (statuses) => inArray(quotes.status, [...statuses])),
    where(filter.shop, isOfShop),
    where(filter.valueFromCents, (cents) => sql`${valueCents} >= ${cents}`),
    where(filter.valueToCents, (cents) => sql`${valueCents} <= ${cents}`),
    where(filter.askedFrom, (from) => gte(quotes.createdAt, from)),
    where(filter.askedBefore, (before) => lt(quotes.createdAt, before)),
    where(filter.query, isQuoteFoundBy),
    where(filter.customerId, (id) => eq(quotes.customerId, id)),
    where(filter.assignedTo, ({ staffId, is }) =>
      is ? isAssignedTo(staffId) : not(isAssignedTo(staffId)),
    ),
    where(filter.late, ({ among, is }) => (is ? isLate(among) : not(isLate(among)))),
  );

const isOfShop = (shop: string): SQL =>
  sql`${quotes.id} in (select line.quote_id from ${quoteLines} line
    where position(${shop.toLowerCase()} in line.shop) > 0)`;

/** Matches the text of the search box as a number, or as the customer's name, e-mail or phone number. */
function isQuoteFoundBy(text: string): SQL | undefined {
  const [, number] = /^(?:QU)?(\d{1,15})$/i.exec(text) ?? [];
  if (number) return eq(quotes.id, Number(number));
  return sql`${quotes.customerId} in (select ${customers.id} from ${customers} where ${isFoundBy(text)})`;
}

const SUBJECT = "quote:";
const isOpenPriceTask = and(eq(tasks.kind, "price"), isNull(tasks.closedAt));

const isAssignedTo = (staffId: number): SQL =>
  sql`(${quotes.status} = 'submitted' and ${quotes.id} in (
    select substr(${tasks.subject}, ${SUBJECT.length + 1}::int)::bigint from ${tasks}
    where ${and(isOpenPriceTask, eq(tasks.assigneeId, staffId))}))`;

function isLate(among: readonly LateQuotes[]): SQL {
  const waited = among.map(({ siteIds, before }) =>
    and(inArray(quotes.siteId, [...siteIds]), lt(quotes.submittedAt, before)),
  );
  return sql`(${quotes.status} = 'submitted' and (${or(...waited) ?? sql`false`}))`;
}

/** In microseconds: a cursor in milliseconds would skip rows of the same millisecond. */
const SUBMITTED_MICROSECONDS = sql<number>`(extract(epoch from ${quotes.submittedAt}) * 1000000)::float8`;

export type StaffQuotePage = {
  sort: StaffQuoteSort;
  isAscending: boolean;
  after?: StaffOrderCursor | undefined;
  limit: number;
};

/** A page of quotes, the cursor of the next page, and the number of all quotes. */
export async function findStaffQuotes(
  db: Queryable,
  filter: StaffQuoteFilter,
  { sort, isAscending, after, limit }: StaffQuotePage,
): Promise<{ quotes: Quote[]; next: StaffOrderCursor | null; total: number }> {
  const isByClock = sort === "clock";
  const value =
    after && sql`('epoch'::timestamptz + ${after.value}::float8 * interval '1 microsecond')`;
  const { ids, hasMore, total } = await findPage(db, {
    from: quotes,
    where: matches(filter),
    id: quotes.id,
    sort: isByClock ? quotes.submittedAt : undefined,
    isAscending,
    after: after && { id: after.id, value: isByClock ? value : undefined },
    limit,
  });
  const rows = await db
    .select({ quote: quotes, submitted: SUBMITTED_MICROSECONDS })
    .from(quotes)
    .where(inArray(quotes.id, ids));
  const byId = new Map(rows.map((row) => [row.quote.id, row]));
  const page = ids.flatMap((id) => byId.get(id) ?? []);
  const last = page.at(-1);
  return {
    quotes: page.map(({ quote }) => quote),
    next:
      hasMore && last
        ? { value: isByClock ? last.submitted : last.quote.id, id: last.quote.id }
        : null,
    total,
  };
}

/** Who is to price these quotes, as far as they wait for that. */
export async function selectAssignees(db: Queryable, quoteIds: readonly number[]) {
  const subjects = quoteIds.map((id) => `${SUBJECT}${id}`);
  const rows = await db
    .select({ subject: tasks.subject, id: customers.id, name: nameOrEmail() })
    .from(tasks)
    .innerJoin(customers, eq(customers.id, tasks.assigneeId))
    .where(and(isOpenPriceTask, inArray(tasks.subject, subjects)));
  return new Map(
    rows.map(({ subject, ...assignee }) => [Number(subject.slice(SUBJECT.length)), assignee]),
  );
}

const { id, email, phoneNumber, companyName } = customers;
const contact = {
  id,
  email,
  phoneNumber,
  companyName,
  name: sql<string>`coalesce(${fullName()}, '')`,
};
export type QuoteOwner =
  Awaited<ReturnType<typeof selectOwners>> extends Map<number, infer Owner> ? Owner : never;

export async function selectOwners(db: Queryable, customerIds: readonly number[]) {
  const rows = await db
    .select(contact)
    .from(customers)
    .where(inArray(customers.id, [...customerIds]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many quotes the customer asked for and how many of them were paid, on the sites of the caller. */
export async function countQuotesOf(
  db: Queryable,
  customerId: number,
  siteIds: readonly number[] | undefined,
) {
  const [counts] = await db
    .select({
      quotes: sql<number>`count(*)::int`,
      paid: sql<number>`count(${orders.paidAt})::int`,
    })
    .from(quotes)
    .leftJoin(orders, eq(orders.id, quotes.id))
    .where(and(eq(quotes.customerId, customerId), siteIds && inArray(quotes.siteId, [...siteIds])));
  return counts ?? { quotes: 0, paid: 0 };
}

/** Every step with the member of staff who made it, oldest first. */
export function selectStaffTimeline(db: Queryable, quoteId: number) {
  const { status, actorKind, actorId, note, at, seenAt } = quoteHistory;
  return db
    .select({
      status,
      actor: actorKind,
      note,
      at,
      seenAt,
      who: sql<string | null>`case when ${actorKind} = 'staff' then ${nameOrEmail()} end`,
    })
    .from(quoteHistory)
    .leftJoin(customers, eq(customers.id, actorId))
    .where(eq(quoteHistory.quoteId, quoteId))
    .orderBy(quoteHistory.id);
}

const SHOWN_PAST = 10;

/** What other quotes asked for goods of these shops, newest first. */
export function selectPastPrices(
  db: Queryable,
  { quoteId, shops }: { quoteId: number; shops: readonly string[] },
  siteIds: readonly number[] | undefined,
) {
  return db
    .select({
      id: quotes.id,
      at: sql`${quotes.pricedAt}`.mapWith(quotes.createdAt),
      status: quotes.status,
      price: quotes.price,
      position: quoteLines.position,
      name: quoteLines.name,
      shop: quoteLines.shop,
      priceCents: quoteLines.priceCents,
      currency: quoteLines.currency,
    })
    .from(quoteLines)
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .where(
      and(
        inArray(quoteLines.shop, [...shops]),
        ne(quoteLines.shop, ""),
        ne(quotes.id, quoteId),
        sql`${quotes.pricedAt} is not null`,
        siteIds && inArray(quotes.siteId, [...siteIds]),
      ),
    )
    .orderBy(desc(quotes.pricedAt), quoteLines.position)
    .limit(SHOWN_PAST);
}

/** The sites of quotes, for notes about them. */
export const selectQuoteSites = (db: Queryable, ids: readonly number[]) =>
  db
    .select({ id: quotes.id, siteId: quotes.siteId })
    .from(quotes)
    .where(inArray(quotes.id, [...ids]));
