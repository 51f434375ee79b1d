import { type Cents, toCents, toDecimal } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { endTask, raiseTask } from "#features/records/server/tasks/raise-task.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import type { Claim } from "../claims.repository.ts";
import type { ClaimsDeps } from "../claims-deps.ts";

const KIND = "claim_limit";

/** The most in euros that the actor may promise; undefined for the owner. */
export const limitOf = (
  { limitEur }: Pick<ClaimsDeps, "limitEur">,
  actor: StaffActor,
): Cents | undefined => (requireRole(actor, "owner").ok ? undefined : toCents(limitEur));

type AskedSum = { actor: StaffActor; amountCents: Cents; currency: string };

/** Until two people can approve a claim, a sum over the limit becomes a task for the owner, who decides instead. */
export const askOwner = (
  { db, now, findSite }: Pick<ClaimsDeps, "db" | "now" | "findSite">,
  { id, siteId }: Pick<Claim, "id" | "siteId">,
  { actor, amountCents, currency }: AskedSum,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const subject = `claim:${id}`;
    const clock = workClockOf(findSite(siteId));
    const details = { amountCents, currency };
    await raiseTask(tx, { kind: KIND, subject, siteId, details }, now(), clock);
    const asked = { amount: toDecimal(amountCents), currency };
    await writeAuditNote(tx, { actor, action: "claim.limit", subject, details: asked });
  });

/** The claim was decided, so the owner is no longer asked. */
export const endQuestion = (
  { now }: Pick<ClaimsDeps, "now">,
  tx: Transaction,
  { id }: Pick<Claim, "id">,
  actorId: number | null,
): Promise<void> =>
  endTask(tx, { kind: KIND, subject: `claim:${id}` }, { closedAt: now(), closedBy: actorId });
