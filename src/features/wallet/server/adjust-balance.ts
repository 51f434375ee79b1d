import type { Cents } from "#core/money.ts";
import type { Result } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { REL_TYPES } from "../domain/entry-types.ts";
import type { ManualReason } from "../domain/ledger.ts";
import { type MoveResult, moveMoney } from "./move-money.ts";
import { selectByKey } from "./wallet.repository.ts";

export type Adjustment = {
  actor: StaffActor | undefined;
  kind: "manual_top_up" | "manual_deduction";
  customerId: number;
  amountCents: Cents;
  /** Created by the form, so that submitting it twice adjusts once. */
  key: string;
  reason: ManualReason;
};

/** SPEC §3 "manual top-up by admin" and the manual deduction: by finance or the owner, recorded in the audit log. */
export async function adjustBalance(
  deps: { db: Database },
  { actor, kind, customerId, amountCents, key, reason }: Adjustment,
): Promise<MoveResult> {
  const allowed: Result<StaffActor, "errors.not_found"> = requireRole(actor, "finance");
  if (!allowed.ok) return allowed;
  const actorId = allowed.value.id;
  return inTransaction(deps.db, async (tx) => {
    const isRepeated = (await selectByKey(tx, `manual:${key}`)) !== undefined;
    const moved = await moveMoney(tx, kind, {
      customerId,
      amountCents,
      key: `manual:${key}`,
      relation: { relType: REL_TYPES.manual },
      manual: { actorId, reason },
    });
    if (moved.ok && !isRepeated) {
      await writeAuditNote(tx, {
        actor: allowed.value,
        action: `wallet.${kind}`,
        subject: `customer:${customerId}`,
        details: { transaction: moved.value.id, amountCents, reason },
      });
    }
    return moved;
  });
}
