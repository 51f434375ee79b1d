import { and, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import type { PlanStep } from "../domain/plan.ts";
import type { Owner } from "./pro.repository.ts";
import { proHistory, proSubscriptions } from "./pro.tables.ts";

export type Subscription = typeof proSubscriptions.$inferSelect;

const ofOwner = ({ customerId, siteId }: Owner) =>
  and(eq(proSubscriptions.customerId, customerId), eq(proSubscriptions.siteId, siteId));

export async function selectSubscription(
  db: Queryable,
  owner: Owner,
): Promise<Subscription | undefined> {
  const [found] = await db.select().from(proSubscriptions).where(ofOwner(owner));
  return found;
}

export async function saveSubscription(
  tx: Transaction,
  { customerId, siteId }: Owner,
  values: Omit<typeof proSubscriptions.$inferInsert, "customerId" | "siteId">,
  step: PlanStep,
): Promise<void> {
  await tx
    .insert(proSubscriptions)
    .values({ customerId, siteId, ...values })
    .onConflictDoUpdate({
      target: [proSubscriptions.customerId, proSubscriptions.siteId],
      set: values,
    });
  await insertStep(tx, { customerId, siteId }, step);
}

export async function updateSubscription(
  tx: Transaction,
  owner: Owner,
  changes: Partial<typeof proSubscriptions.$inferInsert>,
  step: PlanStep,
): Promise<void> {
  const { customerId } = proSubscriptions;
  const changed = await tx
    .update(proSubscriptions)
    .set(changes)
    .where(ofOwner(owner))
    .returning({ customerId });
  if (changed.length > 0) await insertStep(tx, owner, step);
}

/** Stops the renewal. */
export const stopSubscription = (tx: Transaction, owner: Owner, step: PlanStep): Promise<void> =>
  updateSubscription(tx, owner, { renews: false, nextPlanId: null, nextPeriod: null }, step);

export async function insertStep(
  tx: Transaction,
  { customerId, siteId }: Owner,
  { step, actor }: PlanStep,
): Promise<void> {
  const actorId = actor === "customer" ? customerId : null;
  await tx.insert(proHistory).values({ customerId, siteId, step, actorKind: actor, actorId });
}

export async function deleteSubscriptionsOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(proSubscriptions).where(eq(proSubscriptions.customerId, customerId));
}
