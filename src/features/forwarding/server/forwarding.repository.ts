import { and, asc, count, desc, eq, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { customers } from "#features/account/server/account.tables.ts";
import type { SectionQuery } from "#features/account/server/staff-customers/customer-section.ts";
import type { ForwardActor, ForwardStatus } from "../domain/forward-status.ts";
import {
  forwardHistory,
  forwardHoldAnswers,
  forwardingDeclarations,
  forwardRequests,
  suites,
} from "./forwarding.tables.ts";

export type ForwardRequest = typeof forwardRequests.$inferSelect;

export async function selectSuite(db: Queryable, customerId: number): Promise<number | undefined> {
  const [suite] = await db.select().from(suites).where(eq(suites.customerId, customerId));
  return suite?.number;
}

/** Creates the suite on the first call; two simultaneous calls return the same suite. */
export async function findOrCreateSuite(db: Queryable, customerId: number): Promise<number> {
  const known = await selectSuite(db, customerId);
  if (known !== undefined) return known;
  await db.insert(suites).values({ customerId }).onConflictDoNothing();
  const made = await selectSuite(db, customerId);
  if (made === undefined) throw new Error("A customer got no suite");
  return made;
}

export async function insertAcceptance(
  db: Queryable,
  customerId: number,
  version: number,
): Promise<void> {
  await db.insert(forwardingDeclarations).values({ customerId, version }).onConflictDoNothing();
}

export async function hasAccepted(
  db: Queryable,
  customerId: number,
  version: number,
): Promise<boolean> {
  const { customerId: owner, version: accepted } = forwardingDeclarations;
  const [row] = await db
    .select({ accepted })
    .from(forwardingDeclarations)
    .where(and(eq(owner, customerId), eq(accepted, version)));
  return row !== undefined;
}

export async function insertRequest(
  tx: Transaction,
  values: typeof forwardRequests.$inferInsert,
): Promise<ForwardRequest> {
  const [request] = await tx.insert(forwardRequests).values(values).returning();
  if (!request) throw new Error("A forward request was not written");
  return request;
}

export async function selectRequest(
  db: Queryable,
  id: number,
): Promise<ForwardRequest | undefined> {
  const [request] = await db.select().from(forwardRequests).where(eq(forwardRequests.id, id));
  return request;
}

/** Locks in the order of the ids, the fixed order of locks (docs/architecture.md). */
export function selectForUpdate(
  tx: Transaction,
  ids: readonly number[],
): Promise<ForwardRequest[]> {
  return tx
    .select()
    .from(forwardRequests)
    .where(inArray(forwardRequests.id, [...ids]))
    .orderBy(asc(forwardRequests.id))
    .for("update");
}

export async function updateRequest(
  tx: Transaction,
  id: number,
  values: Partial<typeof forwardRequests.$inferInsert>,
): Promise<void> {
  await tx.update(forwardRequests).set(values).where(eq(forwardRequests.id, id));
}

export async function insertStep(
  tx: Transaction,
  requestId: number,
  step: { status: ForwardStatus; actor: ForwardActor; note: string },
): Promise<number> {
  const { status, actor, note } = step;
  const actorId = "id" in actor ? actor.id : null;
  const [{ id } = { id: 0 }] = await tx
    .insert(forwardHistory)
    .values({ requestId, status, actorKind: actor.kind, actorId, note })
    .returning({ id: forwardHistory.id });
  return id;
}

/** Adds a step for the answer, with its text in a table from which it can be erased. */
export async function insertHoldAnswer(
  tx: Transaction,
  requestId: number,
  { customerId, message }: { customerId: number; message: string },
): Promise<void> {
  const actor = { kind: "customer" as const, id: customerId };
  const stepId = await insertStep(tx, requestId, { status: "on_hold", actor, note: "" });
  await tx.insert(forwardHoldAnswers).values({ stepId, message });
}

export function selectSteps(db: Queryable, requestId: number) {
  return db
    .select({
      status: forwardHistory.status,
      actor: forwardHistory.actorKind,
      at: forwardHistory.at,
      note: sql<string>`coalesce(${forwardHoldAnswers.message}, ${forwardHistory.note})`,
    })
    .from(forwardHistory)
    .leftJoin(forwardHoldAnswers, eq(forwardHoldAnswers.stepId, forwardHistory.id))
    .where(eq(forwardHistory.requestId, requestId))
    .orderBy(asc(forwardHistory.id));
}

/** Merged requests appear in no list except "every", because another request shows their parcels. */
export type ListOf = "all" | "unpaid" | "every";

const NARROWED: Record<ListOf, SQL | undefined> = {
  all: ne(forwardRequests.status, "consolidated"),
  unpaid: eq(forwardRequests.status, "awaiting_payment"),
  every: undefined,
};

const listed = (customerId: number, which: ListOf) =>
  and(eq(forwardRequests.customerId, customerId), NARROWED[which]);

export function selectRequestsOf(
  db: Queryable,
  customerId: number,
  { which, limit, offset }: { which: ListOf; limit: number; offset: number },
): Promise<ForwardRequest[]> {
  return db
    .select()
    .from(forwardRequests)
    .where(listed(customerId, which))
    .orderBy(desc(forwardRequests.id))
    .limit(limit)
    .offset(offset);
}

export async function countRequestsOf(
  db: Queryable,
  customerId: number,
  which: ListOf,
): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(forwardRequests)
    .where(listed(customerId, which));
  return counted?.total ?? 0;
}

/** The newest ids and dates; the combined list of orders and parcels is made from them. */
export function selectRequestKeys(
  db: Queryable,
  customerId: number,
  { which, limit }: { which: ListOf; limit: number },
) {
  return db
    .select({ id: forwardRequests.id, createdAt: forwardRequests.createdAt })
    .from(forwardRequests)
    .where(listed(customerId, which))
    .orderBy(desc(forwardRequests.id))
    .limit(limit);
}

export function selectRequestsByIds(
  db: Queryable,
  ids: readonly number[],
): Promise<ForwardRequest[]> {
  return db
    .select()
    .from(forwardRequests)
    .where(inArray(forwardRequests.id, [...ids]))
    .orderBy(asc(forwardRequests.id));
}

/** The customer's requests that wait in a warehouse and may share a box. */
export function selectReceivedOf(
  db: Queryable,
  customerId: number,
  limit: number,
): Promise<ForwardRequest[]> {
  return db
    .select()
    .from(forwardRequests)
    .where(and(eq(forwardRequests.customerId, customerId), eq(forwardRequests.status, "received")))
    .orderBy(asc(forwardRequests.warehouseId), asc(forwardRequests.id))
    .limit(limit);
}

/** Requests whose shipping was chosen before this time and is not paid. */
export async function selectUnpaidSince(db: Queryable, before: Date): Promise<ForwardRequest[]> {
  return db
    .select()
    .from(forwardRequests)
    .where(
      and(eq(forwardRequests.status, "awaiting_payment"), lt(forwardRequests.chosenAt, before)),
    )
    .orderBy(asc(forwardRequests.id));
}

export async function blankRequestsOf(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(forwardRequests)
    .set({ address: null })
    .where(eq(forwardRequests.customerId, customerId));
  const steps = tx
    .select({ id: forwardHistory.id })
    .from(forwardHistory)
    .innerJoin(forwardRequests, eq(forwardRequests.id, forwardHistory.requestId))
    .where(eq(forwardRequests.customerId, customerId));
  await tx.delete(forwardHoldAnswers).where(inArray(forwardHoldAnswers.stepId, steps));
}

/** The owner's name and address for mails; without an email address once they are erased. */
export async function selectOwner(db: Queryable, customerId: number) {
  const { email, firstName, lastName, language } = customers;
  const [owner] = await db
    .select({ email, firstName, lastName, language })
    .from(customers)
    .where(eq(customers.id, customerId));
  return owner;
}

/** The customer's last requests, on these sites or on all. */
export const selectLastRequests = (
  db: Queryable,
  { customerId, siteIds, limit, after }: SectionQuery,
) =>
  db
    .select()
    .from(forwardRequests)
    .where(
      and(
        eq(forwardRequests.customerId, customerId),
        siteIds && inArray(forwardRequests.siteId, [...siteIds]), after === undefined ? undefined : lt(forwardRequests.id, after),
      ),
    )
    .orderBy(desc(forwardRequests.id))
    .limit(limit);

export async function findCustomerOfSuite(
  db: Queryable,
  number: number,
): Promise<number | undefined> {
  const [suite] = await db.select().from(suites).where(eq(suites.number, number));
  return suite?.customerId;
}
