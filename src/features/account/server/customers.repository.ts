import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { hasErrorCode } from "#core/errors.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { ParcelMails } from "../domain/parcel-mails.ts";
import { customers, staffRoles } from "./account.tables.ts";

const UNIQUE_VIOLATION = "23505";

export type Customer = typeof customers.$inferSelect;
export type NewCustomer = typeof customers.$inferInsert;

/** Undefined if the address is taken, also if another transaction inserted it just now. */
export async function insertCustomer(
  db: Queryable,
  customer: NewCustomer,
): Promise<number | undefined> {
  const [row] = await db
    .insert(customers)
    .values(customer)
    .onConflictDoNothing({ target: customers.email })
    .returning({ id: customers.id });
  return row?.id;
}

export async function selectCustomerByEmail(
  db: Queryable,
  email: string,
): Promise<Customer | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.email, email));
  return row;
}

/** Excludes erased customers: writing about them after the erasure would restore personal data. */
const isActiveCustomer = (id: number) => and(eq(customers.id, id), isNull(customers.erasedAt));

/**
 * Until the transaction ends no other one changes or erases this customer. Rows that reference them can
 * still be inserted: otherwise a payment and an erasure would deadlock. Undefined if they are gone.
 */
export async function lockCustomer(tx: Transaction, id: number): Promise<Customer | undefined> {
  const [row] = await tx.select().from(customers).where(isActiveCustomer(id)).for("no key update");
  return row;
}

export async function lockCustomerByEmail(
  tx: Transaction,
  email: string,
): Promise<Customer | undefined> {
  const [row] = await tx
    .select()
    .from(customers)
    .where(eq(customers.email, email))
    .for("no key update");
  return row;
}

export async function saveOwnPassword(db: Queryable, id: number, hash: string): Promise<void> {
  await db
    .update(customers)
    .set({
      passwordHash: hash,
      passwordIsOneTime: false,
      oneTimeSentAt: null,
      oneTimeUsedAt: null,
    })
    .where(eq(customers.id, id));
}

export async function saveOneTimePassword(db: Queryable, id: number, hash: string): Promise<void> {
  await db
    .update(customers)
    .set({
      passwordHash: hash,
      passwordIsOneTime: true,
      oneTimeSentAt: sql`now()`,
      oneTimeUsedAt: null,
    })
    .where(eq(customers.id, id));
}

export async function markOneTimeUsed(db: Queryable, id: number): Promise<void> {
  await db.update(customers).set({ oneTimeUsedAt: sql`now()` }).where(eq(customers.id, id));
}

/** False if another customer has the address, also if they got it just now. */
export async function saveEmail(tx: Transaction, id: number, email: string): Promise<boolean> {
  try {
    const saved = await inTransaction(tx, (inner) =>
      inner
        .update(customers)
        .set({ email })
        .where(isActiveCustomer(id))
        .returning({ id: customers.id }),
    );
    return saved.length > 0;
  } catch (error) {
    if (hasErrorCode(error, [UNIQUE_VIOLATION])) return false;
    throw error;
  }
}

export type ContactInfo = Pick<
  Customer,
  "firstName" | "lastName" | "phoneNumber" | "language" | "companyName" | "companyCode" | "vatCode"
>;

export async function saveContactInfo(
  db: Queryable,
  id: number,
  info: Partial<ContactInfo>,
): Promise<boolean> {
  const saved = await db
    .update(customers)
    .set(info)
    .where(isActiveCustomer(id))
    .returning({ id: customers.id });
  return saved.length > 0;
}

/** The row stays, because orders, invoices and the ledger reference it; its personal data is removed. */
export async function blankCustomer(db: Queryable, id: number): Promise<void> {
  await db
    .update(customers)
    .set({
      email: null,
      passwordHash: null,
      passwordIsOneTime: false,
      oneTimeSentAt: null,
      oneTimeUsedAt: null,
      firstName: "",
      lastName: "",
      phoneNumber: "",
      companyName: "",
      companyCode: "",
      vatCode: "",
      erasedAt: sql`now()`,
    })
    .where(eq(customers.id, id));
}

export const selectDemoCustomers = (db: Queryable) =>
  db
    .select({ email: customers.email, role: staffRoles.role })
    .from(customers)
    .leftJoin(staffRoles, eq(staffRoles.customerId, customers.id))
    .where(and(eq(customers.isDemo, true), isNotNull(customers.passwordHash)))
    .orderBy(asc(customers.id));

export async function selectParcelMails(
  db: Queryable,
  id: number,
): Promise<ParcelMails | undefined> {
  const [row] = await db
    .select({ parcelMails: customers.parcelMails })
    .from(customers)
    .where(eq(customers.id, id));
  return row?.parcelMails;
}

export async function saveParcelMails(
  db: Queryable,
  id: number,
  parcelMails: ParcelMails,
): Promise<void> {
  await db.update(customers).set({ parcelMails }).where(eq(customers.id, id));
}

export async function selectActiveContact(db: Queryable, id: number) {
  const [row] = await db
    .select({
      email: customers.email,
      firstName: customers.firstName,
      siteId: customers.siteId,
      language: customers.language,
    })
    .from(customers)
    .where(isActiveCustomer(id));
  return row;
}
