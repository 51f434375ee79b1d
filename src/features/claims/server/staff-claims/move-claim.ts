import { type Failure, fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { dueOf } from "#features/records/domain/task-kinds.ts";
import { ensureTasks, updateTasks } from "#features/records/server/tasks/raise-task.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { ClaimStatus, MoveByStaff } from "../../domain/claim-status.ts";
import { claimLifecycle } from "../claim-lifecycle.ts";
import type { Claim } from "../claims.repository.ts";
import type { ClaimsDeps } from "../claims-deps.ts";
import { endQuestion } from "./claim-limit.ts";
import { refuseStale } from "./refuse-stale.ts";
import { selectRemedy } from "./remedies.repository.ts";

type ClaimMove = {
  actor: StaffActor | undefined;
  id: number;
  to: MoveByStaff;
  note?: string | undefined;
  /** The state in which staff saw the claim. */
  seen?: ClaimStatus | undefined;
};
type MoveProblem =
  | "errors.not_found"
  | "errors.invalid_input"
  | "claims.errors.step"
  | "office.claims.errors.moved_meanwhile"
  | "office.claims.errors.remedy_open";

/**
 * Support take a claim, refuse it or close it; the step is in the history, in the audit log and in a mail to the
 * customer.
 */
export function moveClaim(
  deps: ClaimsDeps,
  { actor, id, to, note = "", seen }: ClaimMove,
): Promise<Result<Claim, MoveProblem>> {
  const step = { actor, key: id, action: "claim.move" as const };
  return claimLifecycle.stepByStaff<MoveProblem>(deps, step, async (tx, claim, by) => {
    const refused =
      (await refuseStale(tx, claim, { seen, to })) ??
      claimLifecycle.refuse(claim, to) ??
      (await refuseMove(tx, claim, { to, note }));
    if (refused) return refused;
    if (to === "in_review") await assignTo(deps, tx, claim, by.id);
    else await endQuestion(deps, tx, claim, by.id);
    return succeed(await claimLifecycle.move(deps, tx, claim, to, { actor: by, remark: note }));
  });
}

/** A refusal needs a reason, and a claim is not closed before its remedy was made. */
async function refuseMove(
  tx: Transaction,
  { id }: Claim,
  { to, note }: { to: MoveByStaff; note: string },
): Promise<Failure<"errors.invalid_input" | "office.claims.errors.remedy_open"> | undefined> {
  if (to === "rejected" && !note) {
    return fail("errors.invalid_input", { note: ["validation.required"] });
  }
  const remedy = to === "closed" ? await selectRemedy(tx, id) : undefined;
  return remedy?.status === "open" ? fail("office.claims.errors.remedy_open") : undefined;
}

/** Who takes a claim has its task; from the command line nobody does. */
async function assignTo(
  { findSite }: Pick<ClaimsDeps, "findSite">,
  tx: Transaction,
  { id, siteId, createdAt }: Claim,
  assigneeId: number | null,
): Promise<void> {
  if (assigneeId === null) return;
  const dueAt = dueOf("claim", createdAt, workClockOf(findSite(siteId)));
  const rows = await ensureTasks(tx, [{ kind: "claim", subject: `claim:${id}`, siteId, dueAt }]);
  await updateTasks(tx, rows, { assigneeId, snoozedUntil: null });
}
