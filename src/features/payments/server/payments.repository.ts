import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { placeholder } from "#database/statement.ts";
import { statementsByColumns } from "#database/statements-by-columns.ts";
import { sites } from "#features/sites/server/sites.tables.ts";
import { OPEN_STATUSES, PAID_STATUSES, type PaymentStatus } from "../domain/payment-status.ts";
import { paymentChanges, paymentMessages, paymentMethods, payments } from "./payments.tables.ts";

export type Payment = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
type NewMessage = typeof paymentMessages.$inferInsert;

export async function insertMethodRows(
  tx: Transaction,
  rows: (typeof paymentMethods.$inferInsert)[],
): Promise<void> {
  await tx.insert(paymentMethods).values(rows);
}

const insert = statementsByColumns<NewPayment, Payment[]>(payments, (db, columns) =>
  db
    .insert(payments)
    .values(columns)
    .onConflictDoNothing({ target: payments.requestKey })
    .returning(),
);

/** Undefined if a payment with this key exists already. */
export async function insertPayment(
  db: Queryable,
  values: NewPayment,
): Promise<Payment | undefined> {
  const [row] = await insert(db, values);
  return row;
}

export async function selectPayment(
  db: Queryable,
  by: Partial<Pick<Payment, "reference" | "requestKey">>,
): Promise<Payment | undefined> {
  const where =
    by.reference === undefined
      ? eq(payments.requestKey, by.requestKey ?? "")
      : eq(payments.reference, by.reference);
  const [row] = await db.select().from(payments).where(where);
  return row;
}

/** Locks the payment until the transaction ends. */
export async function lockPayment(tx: Transaction, id: number): Promise<Payment> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  if (!row) throw new Error(`Payment ${id} is gone`);
  return row;
}

/** Finds a payment by the provider's id, or by our reference if we died before storing the provider's id. */
export async function findReported(
  db: Queryable,
  provider: Payment["provider"],
  { providerId, reference }: { providerId: string; reference?: string | undefined },
): Promise<Payment | undefined> {
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        or(
          eq(payments.providerId, providerId),
          and(eq(payments.reference, reference ?? ""), isNull(payments.providerId)),
        ),
      ),
    );
  return rows[0];
}

/** Which of these references are stored as paid with this provider. */
export async function selectPaidReferences(
  db: Queryable,
  provider: Payment["provider"],
  references: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ reference: payments.reference })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        sql`${payments.reference} = any(${sql.param([...references])}::text[])`,
        inArray(payments.status, [...PAID_STATUSES]),
      ),
    );
  return new Set(rows.map(({ reference }) => reference));
}

const update = statementsByColumns<Partial<Payment>, unknown>(payments, (db, columns) =>
  db
    .update(payments)
    .set(columns)
    .where(eq(payments.id, placeholder("updatedId"))),
);

export async function updatePayment(
  db: Queryable,
  id: number,
  values: Partial<
    Pick<Payment, "status" | "refundedCents" | "providerId" | "requestKey" | "lookedUpAt">
  >,
): Promise<void> {
  await update(db, values, { updatedId: id });
}

export async function insertChange(
  db: Queryable,
  paymentId: number,
  status: PaymentStatus,
  cause: string,
): Promise<void> {
  await db.insert(paymentChanges).values({ paymentId, status, cause });
}

/** False if the message is stored already: only the caller that inserts it applies it. */
export async function insertMessage(tx: Transaction, values: NewMessage): Promise<boolean> {
  const rows = await tx
    .insert(paymentMessages)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: paymentMessages.id });
  return rows.length > 0;
}

export async function updateMessage(
  tx: Transaction,
  { provider, messageId }: Pick<NewMessage, "provider" | "messageId">,
  values: Pick<NewMessage, "outcome" | "paymentId">,
): Promise<void> {
  await tx
    .update(paymentMessages)
    .set(values)
    .where(and(eq(paymentMessages.provider, provider), eq(paymentMessages.messageId, messageId)));
}

/** True for one caller at a time: the others have the answer already, or will have it in a moment. */
export async function claimLookUp(
  db: Queryable,
  id: number,
  pauseSeconds: number,
): Promise<boolean> {
  const rows = await db
    .update(payments)
    .set({ lookedUpAt: sql`now()` })
    .where(
      and(
        eq(payments.id, id),
        or(
          isNull(payments.lookedUpAt),
          lt(payments.lookedUpAt, sql`now() - make_interval(secs => ${pauseSeconds})`),
        ),
      ),
    )
    .returning({ id: payments.id });
  return rows.length > 0;
}

/**
 * Open payments that are due: at first every minute, then less often the older they are. Each provider's longest
 * unchecked come first, in turn with other providers', so that many of one leave room for the others. A payment
 * without a provider's id is due only after `startMs`.
 */
export function selectOpen(
  db: Queryable,
  { limit, startMs }: { limit: number; startMs: number },
): Promise<Payment[]> {
  const lastLook = sql`coalesce(${payments.lookedUpAt}, ${payments.createdAt})`;
  const age = sql`now() - ${payments.createdAt}`;
  return db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, [...OPEN_STATUSES]),
        sql`now() - ${lastLook} > greatest(interval '1 minute', (${age}) / 4)`,
        or(isNotNull(payments.providerId), sql`${age} > make_interval(secs => ${startMs / 1000})`),
      ),
    )
    .orderBy(
      sql`row_number() over (partition by ${payments.provider} order by ${lastLook}, ${payments.id})`,
      lastLook,
    )
    .limit(limit);
}

export function selectPaymentsOf(db: Queryable, customerId: number): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.customerId, customerId))
    .orderBy(desc(payments.id));
}

export type Subject = Pick<Payment, "kind" | "subjectId">;

/** All payments for one subject, the oldest first. */
export function selectPaymentsFor(db: Queryable, { kind, subjectId }: Subject): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.kind, kind), eq(payments.subjectId, subjectId)))
    .orderBy(asc(payments.id));
}

export async function selectMethods(db: Queryable, siteId: number) {
  return db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.siteId, siteId))
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.provider));
}

export type MethodsOfSite = (siteId: number) => ReturnType<typeof selectMethods>;

/** Reads the newest rows first, so that a history of years costs nothing. */
const MOST_CHANGES = 10_000;

export type OpenPayments = { status: string; open: number; oldest: number };

/** Uses the index of open payments. */
export async function countOpen(db: Queryable): Promise<OpenPayments[]> {
  const { rows } = await db.execute<OpenPayments>(sql`
    select status, count(*)::int as open,
      extract(epoch from now() - min(created_at))::float8 as oldest
    from payments where status in ('created', 'pending') group by status`);
  return rows;
}

export async function countLastHour(db: Queryable) {
  const { rows } = await db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count
    from (select status, created_at from payment_changes order by id desc limit ${MOST_CHANGES}) as recent
    where created_at > now() - interval '1 hour' group by status`);
  return rows.map(({ status, count }) => ({ labels: { status }, value: count }));
}

export type MethodRow = typeof paymentMethods.$inferSelect;

/** The site's rows for all countries; rows of single countries are not touched. */
const ofWholeSite = (siteId: number) =>
  and(eq(paymentMethods.siteId, siteId), isNull(paymentMethods.countryId));

export const selectSiteMethods = (db: Queryable, siteId: number): Promise<MethodRow[]> =>
  db.select().from(paymentMethods).where(ofWholeSite(siteId));

/** Locks the whole site, because a missing row cannot be locked. */
export async function lockSiteMethod(
  tx: Transaction,
  { siteId, provider }: Pick<MethodRow, "siteId" | "provider">,
): Promise<MethodRow | undefined> {
  await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for("update");
  const rows = await selectSiteMethods(tx, siteId);
  return rows.find((row) => row.provider === provider);
}

export const insertMethods = (
  tx: Transaction,
  rows: readonly (typeof paymentMethods.$inferInsert)[],
) => tx.insert(paymentMethods).values([...rows]);

export const updateSiteMethod = (
  tx: Transaction,
  values: Partial<MethodRow> & Pick<MethodRow, "siteId" | "provider">,
) =>
  tx
    .update(paymentMethods)
    .set(values)
    .where(and(ofWholeSite(values.siteId), eq(paymentMethods.provider, values.provider)));

/** For a new site that starts as a copy of another. */
export async function copyMethods(tx: Transaction, from: number, to: number): Promise<void> {
  const rows = await tx.select().from(paymentMethods).where(eq(paymentMethods.siteId, from));
  if (rows.length > 0)
    await insertMethods(
      tx,
      rows.map((row) => ({ ...row, siteId: to })),
    );
}
