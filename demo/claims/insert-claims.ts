import { and, eq } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import type { Transaction } from "#database/connect.ts";
import type { ClaimKind, ClaimReason } from "#features/claims/domain/claim-reason.ts";
import {
  type ClaimStatus,
  isClaimableOrder,
  isClaimableParcel,
} from "#features/claims/domain/claim-status.ts";
import { claimHistory, claims } from "#features/claims/server/claims.tables.ts";
import { forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
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
};

type Owner = CustomerDefinition & { id: number };

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
  customers: readonly Owner[],
): Promise<void> {
  for (const definition of definitions) {
    const owner = customers.find(({ email }) => email === definition.email);
    if (!owner) throw new Error(`Nobody has the claim of ${definition.email}`);
    await insertClaim(tx, definition, owner);
  }
}

async function insertClaim(tx: Transaction, definition: ClaimDefinition, owner: Owner) {
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
  await tx.insert(claimHistory).values(
    way.map((passed, position) => ({
      claimId: claim?.id ?? 0,
      status: passed,
      actorKind: passed === "received" ? ("customer" as const) : ("staff" as const),
      actorId: passed === "received" ? owner.id : null,
      note: notes[passed] ?? "",
      at: timeOf(position),
    })),
  );
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
