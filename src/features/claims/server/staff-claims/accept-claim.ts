import { toDecimal } from "#core/money.ts";
import { type Failure, fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { type Remedy, refuseRemedy, remedyEuroCents } from "../../domain/claim-remedy.ts";
import type { ClaimStatus } from "../../domain/claim-status.ts";
import { claimLifecycle } from "../claim-lifecycle.ts";
import { type Claim, insertStep, lockClaim, selectClaim } from "../claims.repository.ts";
import type { ClaimsDeps } from "../claims-deps.ts";
import { postClaimMail } from "../post-claim-mail.ts";
import { askOwner, endQuestion, limitOf } from "./claim-limit.ts";
import { type ClaimMoney, readRemediable } from "./read-remediable.ts";
import { refuseStale } from "./refuse-stale.ts";
import { saveRemedy, selectRemedy } from "./remedies.repository.ts";

type Acceptance = {
  actor: StaffActor | undefined;
  id: number;
  remedy: Remedy;
  note: string;
  /** The state in which staff saw the claim. */
  seen: ClaimStatus | undefined;
};
type AcceptProblem =
  | "errors.not_found"
  | "errors.invalid_input"
  | "claims.errors.step"
  | "office.claims.errors.moved_meanwhile"
  | "office.claims.errors.remedy_made"
  | "office.claims.errors.over_limit";

/**
 * Support accept a claim with a remedy, or choose another one as long as it was not made. It moves no money: whoever
 * may refund, fill wallets or send goods gets it as a task.
 */
export async function acceptClaim(
  deps: ClaimsDeps,
  asked: Acceptance,
): Promise<Result<Claim, AcceptProblem>> {
  const allowed = requireRole(asked.actor, "support");
  if (!allowed.ok) return allowed;
  const actor = allowed.value;
  const accepted = await inTransaction<Result<Claim, AcceptProblem>>(deps.db, async (tx) => {
    const claim = await lockClaim(tx, asked.id);
    if (!claim || !reachesSite(actor, claim.siteId)) return fail("errors.not_found");
    const refused =
      (await refuseStale(tx, claim, { seen: asked.seen, to: "accepted" })) ??
      (await refuseStep(tx, claim));
    if (refused) return refused;
    const money = await readRemediable(deps, claim);
    const wrong = refuseRemedy(asked.remedy, money);
    if (wrong) return fail("errors.invalid_input", wrong);
    const limitCents = limitOf(deps, actor);
    if (limitCents !== undefined && remedyEuroCents(asked.remedy, money.rate) > limitCents) {
      return fail("office.claims.errors.over_limit");
    }
    return succeed(await store(deps, tx, { ...asked, actor, claim, money }));
  });
  const isOverLimit = !accepted.ok && accepted.code === "office.claims.errors.over_limit";
  // In a transaction of its own, because nothing of the refused one stays.
  if (isOverLimit) await askAbout(deps, { ...asked, actor });
  return accepted;
}

async function askAbout(
  deps: ClaimsDeps,
  { actor, id, remedy }: Acceptance & { actor: StaffActor },
): Promise<void> {
  const claim = await selectClaim(deps.db, id);
  if (!claim) return;
  const currency = currencyOf(remedy, await readRemediable(deps, claim));
  await askOwner(deps, claim, { actor, amountCents: remedy.amountCents, currency });
}

const currencyOf = ({ way }: Remedy, { currency }: ClaimMoney): string =>
  way === "refund" ? currency : "EUR";

async function refuseStep(
  tx: Transaction,
  claim: Claim,
): Promise<Failure<"claims.errors.step" | "office.claims.errors.remedy_made"> | undefined> {
  if (claim.status !== "accepted") return claimLifecycle.refuse(claim, "accepted");
  const remedy = await selectRemedy(tx, claim.id);
  return remedy?.status === "done" ? fail("office.claims.errors.remedy_made") : undefined;
}

type Storing = Acceptance & { actor: StaffActor; claim: Claim; money: ClaimMoney };

async function store(
  deps: ClaimsDeps,
  tx: Transaction,
  { actor, claim, money, remedy, note }: Storing,
): Promise<Claim> {
  const { id } = claim;
  const currency = currencyOf(remedy, money);
  const askedAt = deps.now();
  const amountCents = remedy.way === "resend" ? 0 : remedy.amountCents;
  const lines = [...remedy.lines];
  const values = { way: remedy.way, lines, amountCents, currency, askedBy: actor.id, askedAt };
  // The mail of the step names the remedy, so it is stored first.
  await saveRemedy(tx, { id, ...values });
  const by = { kind: "staff" as const, id: actor.id };
  const isAgain = claim.status === "accepted";
  if (isAgain) {
    await insertStep(tx, id, { status: "accepted", actor: by, note });
    await postClaimMail(deps, tx, claim, note);
  }
  const now = isAgain
    ? claim
    : await claimLifecycle.move(deps, tx, claim, "accepted", { actor: by, remark: note });
  await endQuestion(deps, tx, claim, actor.id);
  await writeAuditNote(tx, {
    actor,
    action: "claim.accept",
    subject: `claim:${id}`,
    details: { way: remedy.way, amount: toDecimal(amountCents), currency, lines: lines.length },
  });
  return now;
}
