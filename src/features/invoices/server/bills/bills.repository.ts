import { and, count, eq, getTableColumns, inArray, or } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { customers, deliveryAddresses } from "#features/account/server/account.tables.ts";
import type { BillStatus } from "../../domain/bill.ts";
import { invoiceBills, invoiceHistory, invoices } from "../invoices.tables.ts";

/** A standalone invoice, which is paid for itself. */
export type Bill = typeof invoices.$inferSelect & typeof invoiceBills.$inferSelect;
export type BillActor = {
  kind: (typeof invoiceHistory.$inferSelect)["actorKind"];
  id?: number | null;
};

const everything = { ...getTableColumns(invoices), ...getTableColumns(invoiceBills) };

export async function insertBill(
  tx: Transaction,
  values: typeof invoiceBills.$inferInsert,
  actor: BillActor,
): Promise<void> {
  await tx.insert(invoiceBills).values(values);
  await insertStep(tx, values.invoiceId, "open", actor);
}

export const insertStep = (
  tx: Transaction,
  invoiceId: number,
  status: BillStatus,
  actor: BillActor,
) =>
  tx
    .insert(invoiceHistory)
    .values({ invoiceId, status, actorKind: actor.kind, actorId: actor.id ?? null });

export async function countOpenBills(db: Queryable, customerId: number): Promise<number> {
  const [counted] = await db
    .select({ open: count() })
    .from(invoices)
    .innerJoin(invoiceBills, eq(invoiceBills.invoiceId, invoices.id))
    .where(and(eq(invoices.customerId, customerId), eq(invoiceBills.status, "open")));
  return counted?.open ?? 0;
}

export async function selectBill(db: Queryable, slug: string): Promise<Bill | undefined> {
  const [bill] = await db
    .select(everything)
    .from(invoiceBills)
    .innerJoin(invoices, eq(invoices.id, invoiceBills.invoiceId))
    .where(eq(invoices.slug, slug));
  return bill;
}

/** The bill that this move of the wallet's ledger paid. */
export async function selectBillOfWallet(db: Queryable, key: string): Promise<Bill | undefined> {
  const [bill] = await db
    .select(everything)
    .from(invoiceBills)
    .innerJoin(invoices, eq(invoices.id, invoiceBills.invoiceId))
    .where(eq(invoiceBills.walletKey, key));
  return bill;
}

/** Locks the bill: other transactions that change it wait. */
export async function lockBill(tx: Transaction, slug: string): Promise<Bill | undefined> {
  const [bill] = await tx
    .select(everything)
    .from(invoiceBills)
    .innerJoin(invoices, eq(invoices.id, invoiceBills.invoiceId))
    .where(eq(invoices.slug, slug))
    .for("update", { of: invoiceBills });
  return bill;
}

export async function updateBill(
  tx: Transaction,
  { invoiceId }: Pick<Bill, "invoiceId">,
  values: Partial<typeof invoiceBills.$inferInsert>,
): Promise<void> {
  await tx.update(invoiceBills).set(values).where(eq(invoiceBills.invoiceId, invoiceId));
}

export async function selectOpenBillsOf(db: Queryable, customerId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: invoices.slug })
    .from(invoiceBills)
    .innerJoin(invoices, eq(invoices.id, invoiceBills.invoiceId))
    .where(and(eq(invoices.customerId, customerId), eq(invoiceBills.status, "open")))
    .orderBy(invoices.id);
  return rows.map(({ slug }) => slug);
}

export async function selectRecipient(db: Queryable, customerId: number) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!customer || customer.erasedAt) return undefined;
  const [address] = await db
    .select()
    .from(deliveryAddresses)
    .where(
      and(eq(deliveryAddresses.customerId, customerId), eq(deliveryAddresses.isDefault, true)),
    );
  return { customer, address };
}

export type BillKeys = { ids: readonly number[]; walletKeys: readonly string[] };

/** Bills by their ids, or by the wallet moves that paid them at once. */
export const selectPaidBills = (db: Queryable, { ids, walletKeys }: BillKeys) =>
  db
    .select({
      id: invoices.id,
      slug: invoices.slug,
      content: invoices.content,
      walletKey: invoiceBills.walletKey,
    })
    .from(invoiceBills)
    .innerJoin(invoices, eq(invoices.id, invoiceBills.invoiceId))
    .where(or(inArray(invoices.id, [...ids]), inArray(invoiceBills.walletKey, [...walletKeys])));
