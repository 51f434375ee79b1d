import { and, eq } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import type { Transaction } from "#database/connect.ts";
import { endOfPeriod, type Period, type Plan, priceOf } from "#features/pro/domain/plan.ts";
import {
  proHistory,
  proPeriods,
  proPlans,
  proSubscriptions,
} from "#features/pro/server/pro.tables.ts";
import type { CustomerDefinition } from "./customer-builder.ts";

export type PlanDefinition = Omit<Plan, "id">;
export type HeldPlanDefinition = {
  email: string;
  siteId: number;
  code: string;
  period: Period;
  daysAgo: number;
  /** When its owner cancelled the renewal. */
  cancelledDaysAgo?: number;
};
type Owner = CustomerDefinition & { id: number };

export async function insertPlans(
  tx: Transaction,
  siteId: number,
  plans: readonly PlanDefinition[],
): Promise<void> {
  await tx.insert(proPlans).values(plans.map((plan) => ({ ...plan, siteId })));
}

const before = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Plans that customers have or had, with each step; their payments are in the past. */
export async function insertHeldPlans(
  tx: Transaction,
  held: readonly HeldPlanDefinition[],
  customers: readonly Owner[],
): Promise<void> {
  for (const { email, siteId, code, period, daysAgo, cancelledDaysAgo } of held) {
    const owner = customers.find((one) => one.email === email);
    const [plan] = await tx
      .select()
      .from(proPlans)
      .where(and(eq(proPlans.siteId, siteId), eq(proPlans.code, code)));
    if (!owner || !plan) throw new Error(`Nobody has the plan ${code} of ${email}`);
    const startsAt = before(daysAgo);
    const who = { customerId: owner.id, siteId };
    const renews = cancelledDaysAgo === undefined;
    await tx.insert(proSubscriptions).values({ ...who, language: owner.language, renews });
    await tx.insert(proPeriods).values({
      ...who,
      planId: plan.id,
      period,
      kind: "start",
      status: "paid",
      priceCents: priceOf(plan, period),
      dueCents: priceOf(plan, period),
      startsAt,
      endsAt: endOfPeriod(startsAt, period),
      createdAt: startsAt,
      paidAt: startsAt,
    });
    await tx
      .insert(proHistory)
      .values({ ...who, step: "begun", actorKind: "payment", at: startsAt });
    if (renews) continue;
    await tx.insert(proHistory).values({
      ...who,
      step: "cancelled",
      actorKind: "customer",
      actorId: owner.id,
      at: before(cancelledDaysAgo),
    });
  }
}
