import { type Cents, toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import type { RemedyWay } from "../../domain/claim-remedy.ts";
import { type Claim, lockClaim } from "../claims.repository.ts";
import type { ClaimsDeps } from "../claims-deps.ts";
import { selectRemedy, updateRemedy } from "./remedies.repository.ts";

/** What the money was given for: the claim must be about this order or parcel, or by this customer. */
type Settled = { orderId: number } | { requestId: number } | { customerId: number };

export type SettledRemedy = {
  claimId: number;
  way: Exclude<RemedyWay, "resend">;
  subject: Settled;
  /** What was given in fact, which may be less than what was promised. */
  amountCents: Cents;
  actor: StaffActor;
};
type SettleProblem = "errors.not_found" | "office.claims.errors.remedy_gone";

/**
 * Called by the feature that moves the money, in its transaction and after all its other locks. The task of the remedy
 * ends, because the remedy is no longer open.
 */
export async function settleRemedy(
  { now }: Pick<ClaimsDeps, "now">,
  tx: Transaction,
  { claimId, way, subject, amountCents, actor }: SettledRemedy,
): Promise<Result<undefined, SettleProblem>> {
  const claim = await lockClaim(tx, claimId);
  if (!claim || !isAbout(claim, subject) || !reachesSite(actor, claim.siteId)) {
    return fail("errors.not_found");
  }
  const remedy = await selectRemedy(tx, claimId);
  if (remedy?.status !== "open" || remedy.way !== way || claim.status !== "accepted") {
    return fail("office.claims.errors.remedy_gone");
  }
  const doneAt = now();
  const done = { status: "done" as const, doneBy: actor.id, doneAt, doneCents: amountCents };
  await updateRemedy(tx, claimId, done);
  const amount = toDecimal(amountCents);
  const details = { way, amount, currency: remedy.currency };
  await writeAuditNote(tx, { actor, action: "claim.settle", subject: `claim:${claimId}`, details });
  return succeed(undefined);
}

function isAbout({ orderId, requestId, customerId }: Claim, subject: Settled): boolean {
  if ("orderId" in subject) return subject.orderId === orderId;
  if ("requestId" in subject) return subject.requestId === requestId;
  return subject.customerId === customerId;
}

type Resent = { actor: StaffActor | undefined; id: number; trackingNumber: string };

/** The goods were sent again; no money moves. */
export async function resendClaim(
  { db, now }: Pick<ClaimsDeps, "db" | "now">,
  { actor, id, trackingNumber }: Resent,
): Promise<Result<undefined, SettleProblem>> {
  const allowed = requireRole(actor, "orders");
  if (!allowed.ok) return allowed;
  return inTransaction<Result<undefined, SettleProblem>>(db, async (tx) => {
    const claim = await lockClaim(tx, id);
    if (!claim || !reachesSite(allowed.value, claim.siteId)) return fail("errors.not_found");
    const remedy = await selectRemedy(tx, id);
    // The answer was lost, or the button was pressed twice.
    if (remedy?.status === "done" && remedy.trackingNumber === trackingNumber) {
      return succeed(undefined);
    }
    if (remedy?.status !== "open" || remedy.way !== "resend" || claim.status !== "accepted") {
      return fail("office.claims.errors.remedy_gone");
    }
    const done = { status: "done" as const, doneBy: allowed.value.id, doneAt: now() };
    await updateRemedy(tx, id, { ...done, trackingNumber });
    const details = { way: remedy.way, tracking_number: trackingNumber };
    const subject = `claim:${id}`;
    await writeAuditNote(tx, { actor: allowed.value, action: "claim.settle", subject, details });
    return succeed(undefined);
  });
}
