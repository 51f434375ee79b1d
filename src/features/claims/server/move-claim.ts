import { fail, type Result, succeed } from "#core/result.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { defineLifecycle } from "#platform/lifecycle/define-lifecycle.ts";
import { CLAIM_TRANSITIONS, type ClaimActor, type ClaimStep } from "../domain/claim-status.ts";
import { type Claim, insertStep, lockClaim, updateClaim } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";
import { postClaimMail } from "./post-claim-mail.ts";

/** The status changes of a claim, by support; each step sends the customer a mail. */
const claimLifecycle = defineLifecycle<Claim, ClaimActor, ClaimsDeps, "claims.errors.step">({
  name: "claim",
  transitions: CLAIM_TRANSITIONS,
  refusal: "claims.errors.step",
  who: () => "support",
  staff: (id) => ({ kind: "staff", id }),
  lock: (_deps, tx, id) => lockClaim(tx, id),
  stamp: ({ now }, _claim, to) => ({ closedAt: to === "closed" ? now() : null }),
  save: (tx, { id }, values) => updateClaim(tx, id, values),
  async history(tx, { id }, { to, actor, remark: note = "" }) {
    await insertStep(tx, id, { status: to, actor, note });
    return undefined;
  },
  notify: (deps, tx, { row, remark = "" }) => postClaimMail(deps, tx, row, remark),
});

type ClaimMove = {
  actor: StaffActor | undefined;
  id: number;
  to: ClaimStep;
  note?: string | undefined;
};
type MoveProblem = "errors.not_found" | "errors.invalid_input" | "claims.errors.step";

/** Makes the next step by support, and records it in the history, in the audit log and in a mail to the customer. */
export function moveClaim(
  deps: ClaimsDeps,
  { actor, id, to, note = "" }: ClaimMove,
): Promise<Result<Claim, MoveProblem>> {
  const step = { actor, key: id, to, action: "claim.move" as const };
  return claimLifecycle.stepByStaff<MoveProblem>(deps, step, async (tx, claim, by) => {
    // A refusal needs a reason.
    if (to === "rejected" && !note) {
      return fail("errors.invalid_input", { note: ["validation.required"] });
    }
    return succeed(await claimLifecycle.move(deps, tx, claim, to, { actor: by, remark: note }));
  });
}
