import { defineLifecycle } from "#platform/lifecycle/define-lifecycle.ts";
import { CLAIM_TRANSITIONS, type ClaimActor } from "../domain/claim-status.ts";
import { type Claim, insertStep, lockClaim, updateClaim } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";
import { postClaimMail } from "./post-claim-mail.ts";

/** The status changes of a claim, by support; each step sends the customer a mail. */
export const claimLifecycle = defineLifecycle<Claim, ClaimActor, ClaimsDeps, "claims.errors.step">({
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
