import { fail, type Result, succeed } from "#core/result.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { ClaimStep } from "../domain/claim-status.ts";
import { claimLifecycle } from "./claim-lifecycle.ts";
import type { Claim } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";

export type ClaimMove = {
  actor: StaffActor | undefined;
  id: number;
  to: ClaimStep;
  note?: string | undefined;
};
export type MoveProblem = "errors.not_found" | "errors.invalid_input" | "claims.errors.step";

/** The next step, by support: written down, in the audit log, and told to whoever claims. */
export function moveClaim(
  deps: ClaimsDeps,
  { actor, id, to, note = "" }: ClaimMove,
): Promise<Result<Claim, MoveProblem>> {
  const step = { actor, key: id, to, action: "claim.move" };
  return claimLifecycle.stepByStaff<MoveProblem>(deps, step, async (tx, claim, by) => {
    // Nobody is refused without being told why.
    if (to === "rejected" && !note) {
      return fail("errors.invalid_input", { note: ["validation.required"] });
    }
    return succeed(await claimLifecycle.move(deps, tx, claim, to, { actor: by, said: note }));
  });
}
