import { fail, type Result, succeed } from "#core/result.ts";
import { canTransition } from "#core/state-machine.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { CLAIM_TRANSITIONS, type ClaimStep } from "../domain/claim-status.ts";
import { type Claim, insertStep, lockClaim, updateClaim } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";
import { postClaimMail } from "./post-claim-mail.ts";

export type ClaimMove = {
  actor: StaffActor | undefined;
  id: number;
  to: ClaimStep;
  note?: string | undefined;
};
export type MoveProblem = "errors.not_found" | "errors.invalid_input" | "claims.errors.step";

/** The next step, by support: written down, in the audit log, and told to whoever claims. */
export async function moveClaim(
  deps: ClaimsDeps,
  { actor, id, to, note = "" }: ClaimMove,
): Promise<Result<Claim, MoveProblem>> {
  const allowed = requireRole(actor, "support");
  if (!allowed.ok) return fail("errors.not_found");
  const staffId = allowed.value.id;
  return inTransaction(deps.db, async (tx): Promise<Result<Claim, MoveProblem>> => {
    const claim = await lockClaim(tx, id);
    if (!claim) return fail("errors.not_found");
    if (!canTransition(CLAIM_TRANSITIONS, claim.status, to)) return fail("claims.errors.step");
    // Nobody is refused without being told why.
    if (to === "rejected" && !note) {
      return fail("errors.invalid_input", { note: ["validation.required"] });
    }
    const closedAt = to === "closed" ? deps.now() : null;
    await updateClaim(tx, id, { status: to, closedAt });
    await insertStep(tx, id, { status: to, actor: { kind: "staff", id: staffId }, note });
    const details = { from: claim.status, to };
    await writeAuditNote(tx, {
      actorId: staffId,
      action: "claim.move",
      subject: `claim:${id}`,
      details,
    });
    const moved = { ...claim, status: to, closedAt };
    await postClaimMail(deps, tx, moved, note);
    return succeed(moved);
  });
}
