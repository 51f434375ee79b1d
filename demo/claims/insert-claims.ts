import { and, eq } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import type { Transaction } from "#database/connect.ts";
import type { ClaimKind, ClaimReason } from "#features/claims/domain/claim-reason.ts";
import type { RemedyLine, RemedyWay } from "#features/claims/domain/claim-remedy.ts";
import {
  type ClaimStatus,
  isClaimableOrder,
  isClaimableParcel,
} from "#features/claims/domain/claim-status.ts";
import { claimHistory, claimRemedies, claims } from "#features/claims/server/claims.tables.ts";
import { forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { dueOf } from "#features/records/domain/task-kinds.ts";
import { tasks } from "#features/records/server/tasks/tasks.tables.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import type { SiteDefinition } from "#features/sites/server/seed/site-builder.ts";
import type { CustomerDefinition } from "../customers/customer-builder.ts";

/** A claim with its past, as one plain object. */
export type ClaimDefinition = {
  email: string;
  siteId: number;
  kind: ClaimKind;
  /** Which of the owner's orders or parcels it concerns, counted from the oldest. */
  at: number;
  status: ClaimStatus;
  daysAgo: number;
  reason: ClaimReason;
  description: string;
  /** Staff's note on a step. */
  notes?: Partial<Record<ClaimStatus, string>>;
  /** How it is put right once it is accepted. */
  remedy?: { way: RemedyWay; cents: number; lines?: RemedyLine[]; isDone: boolean };
};

type Owner = CustomerDefinition & { id: number };
type ClaimParties = { customers: readonly Owner[]; sites: readonly SiteDefinition[] };
type InsertedClaim = typeof claims.$inferSelect;

/** The statuses on the way to each one. */
const WAYS: Record<ClaimStatus, readonly ClaimStatus[]> = {
  received: ["received"],
  in_review: ["received", "in_review"],
  accepted: ["received", "in_review", "accepted"],
  rejected: ["received", "in_review", "rejected"],
  closed: ["received", "in_review", "accepted", "closed"],
};

export async function insertClaims(
  tx: Transaction,
  definitions: readonly ClaimDefinition[],
  { customers, sites }: ClaimParties,
): Promise<void> {
  const idOf = (email: string) => customers.find((one) => one.email === email)?.id ?? null;
  const staff = {
    supportId: idOf("support@cartage.example"),
    financeId: idOf("finance@cartage.example"),
  };
  for (const definition of definitions) {
    const owner = customers.find(({ email }) => email === definition.email);
    const site = sites.find(({ id }) => id === definition.siteId);
    if (!owner || !site) throw new Error(`Nobody has the claim of ${definition.email}`);
    const claim = await insertClaim(tx, definition, { owner, supportId: staff.supportId });
    await insertRemedy(tx, claim, { definition, staff });
    if (claim.status === "in_review") await assign(tx, claim, { site, supportId: staff.supportId });
  }
}

/** Who took the claim has its task. */
async function assign(
  tx: Transaction,
  { id, siteId, createdAt }: InsertedClaim,
  { site, supportId }: { site: SiteDefinition; supportId: number | null },
): Promise<void> {
  const dueAt = dueOf("claim", createdAt, workClockOf(site));
  const task = { kind: "claim" as const, subject: `claim:${id}`, siteId, dueAt };
  await tx.insert(tasks).values({ ...task, assigneeId: supportId });
}

type Staff = { supportId: number | null; financeId: number | null };

async function insertRemedy(
  tx: Transaction,
  { id, createdAt }: InsertedClaim,
  { definition: { remedy, daysAgo }, staff }: { definition: ClaimDefinition; staff: Staff },
): Promise<void> {
  if (!remedy) return;
  const { way, cents, lines = [], isDone } = remedy;
  const after = (part: number) => new Date(createdAt.getTime() + daysAgo * part * DAY_MS);
  await tx.insert(claimRemedies).values({
    ...{ id, way, lines, amountCents: cents, currency: "EUR" },
    ...{ askedBy: staff.supportId, askedAt: after(0.5) },
    ...(isDone
      ? { status: "done" as const, doneBy: staff.financeId, doneAt: after(0.6), doneCents: cents }
      : {}),
  });
}

async function insertClaim(
  tx: Transaction,
  definition: ClaimDefinition,
  { owner, supportId }: { owner: Owner; supportId: number | null },
): Promise<InsertedClaim> {
  const { siteId, status, reason, description, daysAgo, notes = {} } = definition;
  const way = WAYS[status];
  const timeOf = (position: number) =>
    new Date(Date.now() - (daysAgo - (daysAgo * 0.8 * position) / way.length) * DAY_MS);
  const [claim] = await tx
    .insert(claims)
    .values({
      siteId,
      status,
      reason,
      description,
      customerId: owner.id,
      language: owner.language,
      ...(await subjectOf(tx, definition, owner.id)),
      createdAt: timeOf(0),
      closedAt: status === "closed" ? timeOf(way.length - 1) : null,
    })
    .returning();
  if (!claim) throw new Error("A claim of the demo was not written");
  await tx.insert(claimHistory).values(
    way.map((passed, position) => ({
      claimId: claim.id,
      status: passed,
      actorKind: passed === "received" ? ("customer" as const) : ("staff" as const),
      actorId: passed === "received" ? owner.id : supportId,
      note: notes[passed] ?? "",
      at: timeOf(position),
    })),
  );
  return claim;
}

async function subjectOf(
  tx: Transaction,
  { kind, at, siteId }: ClaimDefinition,
  customerId: number,
) {
  if (kind === "order") {
    const own = await tx
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(and(eq(orders.customerId, customerId), eq(orders.siteId, siteId)))
      .orderBy(orders.id);
    return { orderId: own.filter(({ status }) => isClaimableOrder(status))[at]?.id ?? null };
  }
  const own = await tx
    .select({ id: forwardRequests.id, status: forwardRequests.status })
    .from(forwardRequests)
    .where(eq(forwardRequests.customerId, customerId))
    .orderBy(forwardRequests.id);
  return { requestId: own.filter(({ status }) => isClaimableParcel(status))[at]?.id ?? null };
}
