import { type Failure, fail } from "#core/result.ts";
import type { WorkClock } from "#core/working-hours.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { raiseTask } from "#features/records/server/tasks/raise-task.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { type Correction, correctionSubject } from "../../domain/correction.ts";

export type AskOwnerDeps = {
  db: Database;
  now: () => Date;
  /** The working hours of a site's staff. */
  clockOf: (siteId: number) => WorkClock;
};

type Asked = { actor: StaffActor; siteId: number; correction: Correction };

/** Refuses a correction that only the owner may make, and raises one task for it. */
export async function askOwner(
  { db, now, clockOf }: AskOwnerDeps,
  { actor, siteId, correction }: Asked,
): Promise<Failure> {
  const { customerId, amountCents, reason, record } = correction;
  const details = { amountCents, currency: "EUR", reason, ...(record ? { record } : {}) };
  await inTransaction(db, async (tx) => {
    const task = { kind: "correction" as const, subject: correctionSubject(correction), siteId };
    await raiseTask(tx, { ...task, details }, now(), clockOf(siteId));
    await writeAuditNote(tx, {
      actor,
      action: "wallet.ask_owner",
      subject: `customer:${customerId}`,
      details,
    });
  });
  return fail("office.wallet.errors.over_limit");
}
