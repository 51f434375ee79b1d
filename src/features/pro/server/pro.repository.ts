import { and, asc, desc, eq, gt, lt, lte, max, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { customers } from "#features/account/server/account.tables.ts";
import type { PlanBenefits } from "#features/shipping/domain/plan-benefits.ts";
import type { Plan } from "../domain/plan.ts";
import { proPeriods, proPlans, proSubscriptions } from "./pro.tables.ts";

/** The customer and the site of a plan; each site has its own plans. */
export type Owner = { customerId: number; siteId: number };
export type PlanPeriod = typeof proPeriods.$inferSelect;
/** A paid period, which always has a start and an end. */
export type PaidPeriod = PlanPeriod & { startsAt: Date; endsAt: Date; plan: Plan };

const ofOwner = ({ customerId, siteId }: Owner) =>
  and(eq(proPeriods.customerId, customerId), eq(proPeriods.siteId, siteId));

/** Excludes paid periods that an upgrade replaced before they began. */
const isTime = gt(proPeriods.endsAt, proPeriods.startsAt);

export async function selectPlans(db: Queryable, siteId: number): Promise<Plan[]> {
  return db
    .select()
    .from(proPlans)
    .where(and(eq(proPlans.siteId, siteId), eq(proPlans.isOffered, true)))
    .orderBy(asc(proPlans.position));
}

export async function selectPlan(db: Queryable, id: number): Promise<Plan | undefined> {
  const [plan] = await db.select().from(proPlans).where(eq(proPlans.id, id));
  return plan;
}

const isPaidBy = (owner: Owner) => and(ofOwner(owner), eq(proPeriods.status, "paid"));

/** The benefits of the customer's plan at this time. */
export async function selectBenefits(
  db: Queryable,
  owner: Owner,
  at: Date,
): Promise<PlanBenefits | undefined> {
  const { shippingPercent, servicePercent, storageDays } = proPlans;
  const [found] = await db
    .select({ shippingPercent, servicePercent, storageDays })
    .from(proPeriods)
    .innerJoin(proPlans, eq(proPlans.id, proPeriods.planId))
    .where(and(isPaidBy(owner), lte(proPeriods.startsAt, at), gt(proPeriods.endsAt, at)))
    .orderBy(desc(proPeriods.startsAt))
    .limit(1);
  return found;
}

/** The current or earliest period first, then the later ones. */
export async function selectPaidPeriods(
  db: Queryable,
  owner: Owner,
  endingAfter?: Date,
): Promise<PaidPeriod[]> {
  const rows = await db
    .select({ period: proPeriods, plan: proPlans })
    .from(proPeriods)
    .innerJoin(proPlans, eq(proPlans.id, proPeriods.planId))
    .where(and(isPaidBy(owner), isTime, endingAfter && gt(proPeriods.endsAt, endingAfter)))
    .orderBy(asc(proPeriods.endsAt), asc(proPeriods.id));
  return rows.flatMap(({ period, plan }) => {
    const { startsAt, endsAt } = period;
    return startsAt && endsAt ? { ...period, startsAt, endsAt, plan } : [];
  });
}

export async function selectOpenPeriod(
  db: Queryable,
  owner: Owner,
): Promise<PlanPeriod | undefined> {
  const [open] = await db
    .select()
    .from(proPeriods)
    .where(and(ofOwner(owner), eq(proPeriods.status, "open")));
  return open;
}

export async function selectPeriod(db: Queryable, id: number): Promise<PlanPeriod | undefined> {
  const [period] = await db.select().from(proPeriods).where(eq(proPeriods.id, id));
  return period;
}

export async function lockPeriod(tx: Transaction, id: number): Promise<PlanPeriod | undefined> {
  const [period] = await tx.select().from(proPeriods).where(eq(proPeriods.id, id)).for("update");
  return period;
}

export async function insertPeriod(
  tx: Transaction,
  values: typeof proPeriods.$inferInsert,
): Promise<PlanPeriod> {
  const [period] = await tx.insert(proPeriods).values(values).returning();
  if (!period) throw new Error("A plan's period was not written");
  return period;
}

export async function updatePeriod(
  tx: Transaction,
  id: number,
  changes: Partial<typeof proPeriods.$inferInsert>,
): Promise<void> {
  await tx.update(proPeriods).set(changes).where(eq(proPeriods.id, id));
}

/** Ends the paid periods where an upgrade begins. */
export async function cutPaidPeriods(tx: Transaction, owner: Owner, at: Date): Promise<void> {
  await tx
    .update(proPeriods)
    .set({ endsAt: sql`greatest(${proPeriods.startsAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(ofOwner(owner), eq(proPeriods.status, "paid"), gt(proPeriods.endsAt, at)));
}

/** Plans with renewal whose paid time ends before this time. */
export async function selectEnding(db: Queryable, before: Date): Promise<Owner[]> {
  const { customerId, siteId, renews } = proSubscriptions;
  return db
    .select({ customerId, siteId })
    .from(proSubscriptions)
    .innerJoin(
      proPeriods,
      and(
        eq(proPeriods.customerId, customerId),
        eq(proPeriods.siteId, siteId),
        eq(proPeriods.status, "paid"),
        isTime,
      ),
    )
    .where(eq(renews, true))
    .groupBy(customerId, siteId)
    .having(lte(max(proPeriods.endsAt), before));
}

/**
 * Unpaid periods: older than `before`, or renewals of a plan that has ended by now. Upgrades are included
 * sooner, because their price changes daily; the caller checks each one.
 */
export async function selectStale(
  db: Queryable,
  { before, upgradesBefore, now }: { before: Date; upgradesBefore: Date; now: Date },
): Promise<Owner[]> {
  const { customerId, siteId, status, kind, createdAt, startsAt } = proPeriods;
  const isTooLate = and(eq(kind, "renewal"), lte(startsAt, now));
  const mayCostElse = and(eq(kind, "upgrade"), lt(createdAt, upgradesBefore));
  return db
    .select({ customerId, siteId })
    .from(proPeriods)
    .where(and(eq(status, "open"), or(lt(createdAt, before), isTooLate, mayCostElse)));
}

export async function selectPeriodsOf(db: Queryable, customerId: number) {
  return db
    .select({ period: proPeriods, plan: proPlans })
    .from(proPeriods)
    .innerJoin(proPlans, eq(proPlans.id, proPeriods.planId))
    .where(eq(proPeriods.customerId, customerId))
    .orderBy(asc(proPeriods.id));
}

export async function selectPerson(db: Queryable, customerId: number) {
  const { email, firstName } = customers;
  const [person] = await db
    .select({ email, firstName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return person;
}

/** Copies the offered plans to a site that has none yet. */
export async function copyPlans(tx: Transaction, from: number, to: number): Promise<void> {
  const plans = await tx.select().from(proPlans).where(eq(proPlans.siteId, from));
  const offered = plans.filter(({ isOffered }) => isOffered);
  if (offered.length === 0) return;
  await tx
    .insert(proPlans)
    .values(offered.map(({ id: _id, ...plan }) => ({ ...plan, siteId: to })));
}
