import { and, asc, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Cents, sum } from "#core/money.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { placeholder, statement } from "#database/statement.ts";
import { statementsByColumns } from "#database/statements-by-columns.ts";
import { invoiceBills, invoiceNumbers, invoices, type SubjectKind } from "./invoices.tables.ts";

export type Invoice = typeof invoices.$inferSelect;
export type Subject = { kind: SubjectKind; id: number };

const reserveNumber = statement((db) =>
  db
    .insert(invoiceNumbers)
    .values({ siteId: placeholder("siteId", invoiceNumbers.siteId), lastNumber: 1 })
    .onConflictDoUpdate({
      target: invoiceNumbers.siteId,
      set: { lastNumber: sql`${invoiceNumbers.lastNumber} + 1` },
    })
    .returning(),
);

/** Numbers have no gaps: a rollback returns the number, so the next transaction waits until this one ends. */
export async function allocateInvoiceNumber(tx: Transaction, siteId: number): Promise<number> {
  const [row] = await reserveNumber(tx, { siteId });
  if (!row) throw new Error("An invoice got no number");
  return row.lastNumber;
}

const insert = statementsByColumns<typeof invoices.$inferInsert, Invoice[]>(
  invoices,
  (db, columns) => db.insert(invoices).values(columns).returning(),
);

export async function insertInvoice(
  tx: Transaction,
  values: typeof invoices.$inferInsert,
): Promise<Invoice> {
  const [invoice] = await insert(tx, values);
  if (!invoice) throw new Error("An invoice was not written");
  return invoice;
}

export async function selectInvoice(db: Queryable, slug: string): Promise<Invoice | undefined> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.slug, slug));
  return invoice;
}

/** All invoices and credit notes of these subjects, as they were written. */
export const selectPapersOf = (
  db: Queryable,
  kind: SubjectKind,
  ids: readonly number[],
): Promise<Invoice[]> =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subjectKind, kind), inArray(invoices.subjectId, [...ids])))
    .orderBy(asc(invoices.id));

/** The last invoice; a parcel that was paid, refunded and paid again has several. */
export async function selectInvoiceOf(
  db: Queryable,
  { kind, id }: Subject,
): Promise<Invoice | undefined> {
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.subjectKind, kind), eq(invoices.subjectId, id), isNull(invoices.creditsId)),
    )
    .orderBy(desc(invoices.id))
    .limit(1);
  return invoice;
}

export async function selectCredits(db: Queryable, invoiceId: number): Promise<Invoice[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.creditsId, invoiceId))
    .orderBy(asc(invoices.id));
}

/** What is left of an invoice after its credit notes. */
export async function leftOf(db: Queryable, { id, totalCents }: Invoice): Promise<Cents> {
  const credits = await selectCredits(db, id);
  return totalCents + sum(credits.map((credit) => credit.totalCents));
}

export const creditedCents =
  sql<Cents>`(select coalesce(sum(credits.total_cents), 0) from invoices credits
  where credits.credits_id = ${invoices}.id)`.mapWith(Number);

export async function selectInvoicesOf(
  db: Queryable,
  customerId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const mine = eq(invoices.customerId, customerId);
  const rows = await db
    .select({ invoice: invoices, bill: invoiceBills, creditedCents })
    .from(invoices)
    .leftJoin(invoiceBills, eq(invoiceBills.invoiceId, invoices.id))
    .where(mine)
    .orderBy(desc(invoices.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(invoices).where(mine);
  return { rows, total: counted?.total ?? 0 };
}
