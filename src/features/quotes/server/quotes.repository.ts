import { and, asc, count, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import { toCents, toDecimal } from "#core/money.ts";
import { unguessable } from "#core/unguessable.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import type { SectionQuery } from "#features/account/server/staff-customers/customer-section.ts";
import type { FileSites } from "#features/uploads/server/file-sites.ts";
import { KNOWN_DAYS, type KnownPrice } from "../domain/known-prices.ts";
import type { OrderLine } from "../domain/order-line.ts";
import { shopOf } from "../domain/pasted-links.ts";
import type { QuoteActor, QuoteStatus } from "../domain/quote-status.ts";
import { quoteHistory, quoteLines, quotes } from "./quotes.tables.ts";

export type Quote = typeof quotes.$inferSelect;
type NewQuote = Omit<typeof quotes.$inferInsert, "id" | "slug">;

export async function insertQuote(
  tx: Transaction,
  values: NewQuote,
  lines: readonly OrderLine[],
): Promise<Quote> {
  const [quote] = await tx
    .insert(quotes)
    .values({ ...values, slug: unguessable() })
    .returning();
  if (!quote) throw new Error("A quote was not written");
  await tx.insert(quoteLines).values(
    lines.map(({ price, ...line }, position) => ({
      ...line,
      quoteId: quote.id,
      position,
      shop: shopOf(line.url),
      priceCents: price === null ? null : toCents(price),
    })),
  );
  return quote;
}

export async function selectQuote(db: Queryable, slug: string): Promise<Quote | undefined> {
  const [quote] = await db.select().from(quotes).where(eq(quotes.slug, slug));
  return quote;
}

export async function selectQuoteById(db: Queryable, id: number): Promise<Quote | undefined> {
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id));
  return quote;
}

export async function lockQuote(tx: Transaction, id: number): Promise<Quote | undefined> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, id)).for("update");
  return quote;
}

export async function updateQuote(
  tx: Transaction,
  id: number,
  values: Partial<NewQuote>,
): Promise<void> {
  await tx.update(quotes).set(values).where(eq(quotes.id, id));
}

export async function selectQuoteLines(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, OrderLine[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(quoteLines)
    .where(inArray(quoteLines.quoteId, [...ids]))
    .orderBy(asc(quoteLines.quoteId), asc(quoteLines.position));
  const found = new Map<number, OrderLine[]>();
  for (const { quoteId, position: _, shop: __, priceCents, ...line } of rows) {
    const price = priceCents === null ? null : toDecimal(priceCents);
    found.set(quoteId, [...(found.get(quoteId) ?? []), { ...line, price }]);
  }
  return found;
}

export async function linesOf(db: Queryable, id: number): Promise<OrderLine[]> {
  return (await selectQuoteLines(db, [id])).get(id) ?? [];
}

export async function updateLine(
  tx: Transaction,
  { quoteId, position }: { quoteId: number; position: number },
  { price, ...line }: Partial<OrderLine>,
): Promise<void> {
  const priceCents = price === undefined ? {} : { priceCents: price && toCents(price) };
  await tx
    .update(quoteLines)
    .set({ ...line, ...priceCents })
    .where(and(eq(quoteLines.quoteId, quoteId), eq(quoteLines.position, position)));
}

export async function insertQuoteHistory(
  tx: Transaction,
  quoteId: number,
  { status, actor, note }: { status: QuoteStatus; actor: QuoteActor; note?: string | undefined },
): Promise<void> {
  const actorId = "id" in actor ? actor.id : null;
  await tx
    .insert(quoteHistory)
    .values({ quoteId, status, actorKind: actor.kind, actorId, note: note ?? null });
}

export function selectQuoteHistory(db: Queryable, quoteId: number) {
  return db
    .select({
      status: quoteHistory.status,
      actor: quoteHistory.actorKind,
      at: quoteHistory.at,
      note: quoteHistory.note,
    })
    .from(quoteHistory)
    .where(eq(quoteHistory.quoteId, quoteId))
    .orderBy(asc(quoteHistory.id));
}

/** Whether staff made any step of this quote. */
export async function isKnownToStaff(tx: Transaction, quoteId: number): Promise<boolean> {
  const ofStaff = and(eq(quoteHistory.quoteId, quoteId), eq(quoteHistory.actorKind, "staff"));
  const steps = await tx.select({ at: quoteHistory.at }).from(quoteHistory).where(ofStaff).limit(1);
  return steps.length > 0;
}

export async function selectQuotesOf(
  db: Queryable,
  customerId: number,
  { siteId, limit, offset }: { siteId: number | undefined; limit: number; offset: number },
): Promise<{ rows: Quote[]; total: number }> {
  const which = and(
    eq(quotes.customerId, customerId),
    siteId === undefined ? undefined : eq(quotes.siteId, siteId),
  );
  const [counted] = await db.select({ total: count() }).from(quotes).where(which);
  const rows = await db
    .select()
    .from(quotes)
    .where(which)
    .orderBy(desc(quotes.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: counted?.total ?? 0 };
}

export async function selectExpiring(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.status, "priced"), lt(quotes.expiresAt, now)))
    .orderBy(asc(quotes.id));
  return rows.map(({ id }) => id);
}

/** Product notes §7: removes the person's data; keeps what they asked for, but not their comments. */
export async function blankQuotesOf(tx: Transaction, customerId: number): Promise<void> {
  const own = tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.customerId, customerId));
  await tx
    .update(quoteLines)
    .set({ comment: "", files: [] })
    .where(inArray(quoteLines.quoteId, own));
  await tx.update(quoteHistory).set({ note: null }).where(inArray(quoteHistory.quoteId, own));
  await tx
    .update(quotes)
    .set({ delivery: null, note: null })
    .where(eq(quotes.customerId, customerId));
}

/** The customer's last quotes, on these sites or on all. */
export const selectLastQuotes = (
  db: Queryable,
  { customerId, siteIds, limit, after }: SectionQuery,
) =>
  db
    .select()
    .from(quotes)
    .where(and(eq(quotes.customerId, customerId), siteIds && inArray(quotes.siteId, [...siteIds]), after === undefined ? undefined : lt(quotes.id, after)))
    .orderBy(desc(quotes.id))
    .limit(limit);

/** All files that a quote or an unfinished order form refers to. */
export async function selectQuoteFiles(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select file from quote_lines, jsonb_array_elements_text(files) file
    union
    select file from order_forms, jsonb_array_elements(lines) line,
      jsonb_array_elements_text(line -> 'files') file`);
  return rows.map(({ file }) => file);
}

export const selectSitesOfQuoteFile: FileSites = async (db, { id, owner }) => {
  const isNamed = sql`${quoteLines.files} @> ${JSON.stringify([id])}::jsonb`;
  const rows = await db
    .selectDistinct({ siteId: quotes.siteId })
    .from(quotes)
    .innerJoin(quoteLines, eq(quoteLines.quoteId, quotes.id))
    .where(and(eq(quotes.customerId, owner), isNamed));
  return rows.map(({ siteId }) => siteId);
};

/** Only staff prices count as known: excludes quotes whose last price came from the rules or from the demo. */
const isPricedByStaff = sql`(select actor_kind from quote_history
  where quote_id = ${quotes.id} and status = 'priced' order by id desc limit 1) = 'staff'`;

/** The piece prices that staff confirmed lately in the shops of these lines, in euros. */
export async function selectKnownPrices(
  db: Queryable,
  lines: readonly Pick<OrderLine, "url">[],
  now: Date,
): Promise<KnownPrice[]> {
  const shops = [...new Set(lines.map(({ url }) => shopOf(url)))];
  const since = new Date(now.getTime() - KNOWN_DAYS * DAY_MS);
  const rows = await db
    .select({
      shop: quoteLines.shop,
      kind: quoteLines.kind,
      position: quoteLines.position,
      price: quotes.price,
    })
    .from(quoteLines)
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .where(and(inArray(quoteLines.shop, shops), gte(quotes.pricedAt, since), isPricedByStaff));
  return rows.flatMap(({ shop, kind, position, price }) => {
    const cents = price?.unitCents[position];
    return cents === undefined ? [] : [{ shop, kind, cents }];
  });
}
