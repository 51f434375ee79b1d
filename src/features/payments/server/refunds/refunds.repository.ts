import { and, asc, eq, getTableColumns, lt, ne, sql, sum } from "drizzle-orm";
import type { Cents } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import { payments, refunds } from "../payments.tables.ts";

export type Refund = typeof refunds.$inferSelect;
type NewRefund = typeof refunds.$inferInsert;

export async function insertRefund(db: Queryable, values: NewRefund): Promise<Refund> {
  const [row] = await db.insert(refunds).values(values).returning();
  if (!row) throw new Error("A refund was not written");
  return row;
}

export async function selectRefund(db: Queryable, key: string): Promise<Refund | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.key, key));
  return row;
}

export async function updateRefund(
  db: Queryable,
  id: number,
  values: Partial<Pick<Refund, "status" | "providerId">>,
): Promise<void> {
  await db.update(refunds).set(values).where(eq(refunds.id, id));
}

/** The sum of all refunds, done or on their way, that we requested or were told of. */
export async function sumRefunds(db: Queryable, paymentId: number): Promise<Cents> {
  const [row] = await db
    .select({ total: sum(refunds.amountCents).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, "failed")));
  return row?.total ?? 0;
}

/** Refunds of all payments for one subject. */
export function selectRefundsOf(
  db: Queryable,
  { kind, subjectId }: { kind: string; subjectId: string },
) {
  const { key, amountCents, status, createdAt } = refunds;
  return db
    .select({ key, amountCents, status, createdAt, provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.kind, kind), eq(payments.subjectId, subjectId)))
    .orderBy(asc(refunds.id));
}

/** Finds a refund by the provider's id. */
export async function selectRefundOf(
  db: Queryable,
  provider: ProviderId,
  providerId: string,
): Promise<Refund | undefined> {
  const [row] = await db
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.providerId, providerId), eq(payments.provider, provider)));
  return row;
}

/** How long a refund is left alone: its caller may be about to conclude it, and banks take days for some. */
const PAUSES = { requested: sql`interval '1 minute'`, pending: sql`interval '1 hour'` };

export type DueRefund = { id: number; status: keyof typeof PAUSES; provider: ProviderId };

const isDue = (status: DueRefund["status"]) =>
  and(eq(refunds.status, status), lt(refunds.triedAt, sql`now() - ${PAUSES[status]}`));

/** Refunds that are not concluded for a while; each provider's longest untried come first. */
export async function selectDueRefunds(
  db: Queryable,
  status: DueRefund["status"],
  limit: number,
): Promise<DueRefund[]> {
  const rows = await db
    .select({ id: refunds.id, provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isDue(status))
    .orderBy(
      sql`row_number() over (partition by ${payments.provider} order by ${refunds.triedAt}, ${refunds.id})`,
    )
    .limit(limit);
  return rows.map((row) => ({ ...row, status }));
}

/** Only one node asks at a time. */
export async function claimRefund(
  db: Queryable,
  { id, status }: DueRefund,
): Promise<Refund | undefined> {
  const [row] = await db
    .update(refunds)
    .set({ triedAt: sql`now()` })
    .where(and(eq(refunds.id, id), isDue(status)))
    .returning();
  return row;
}

export async function selectPaymentOf(db: Queryable, refund: Refund) {
  const [row] = await db.select().from(payments).where(eq(payments.id, refund.paymentId));
  if (!row) throw new Error(`The payment of refund ${refund.id} is gone`);
  return row;
}
