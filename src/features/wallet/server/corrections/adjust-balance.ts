import type { Cents } from "#core/money.ts";
import { type Failure, fail } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { endTask } from "#features/records/server/tasks/end-task.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { type Correction, correctionSubject } from "../../domain/correction.ts";
import { REL_TYPES } from "../../domain/entry-types.ts";
import { isAmount, type ManualReason } from "../../domain/ledger.ts";
import { type MoveResult, moveMoney } from "../move-money.ts";
import { lockAccounts, selectByKey } from "../wallet.repository.ts";
import { type AskOwnerDeps, askOwner } from "./ask-owner.ts";
import { selectOwner } from "./wallet-owner.repository.ts";

export type Adjustment = {
  actor: StaffActor | undefined;
  kind: "manual_top_up" | "manual_deduction";
  customerId: number;
  amountCents: Cents;
  /** Created by the form, so that submitting it twice adjusts once. */
  key: string;
  reason: ManualReason;
  /** The number of the record that it is about, such as CL17. */
  record?: string | undefined;
};

/** What is reported in the transaction of a correction; `key` is that of the ledger's transaction. */
export type MadeCorrection = Correction & { actor: StaffActor; key: string };

/**
 * Ends what the correction was asked for. A refusal, such as of a claim that is paid already, must be returned before
 * anything is written: then no money moves.
 */
export type WhenCorrected = (
  tx: Transaction,
  correction: MadeCorrection,
) => Promise<Failure | undefined>;

export type AdjustDeps = AskOwnerDeps & {
  /** Larger corrections only the owner makes (OFFICE §3). */
  limitCents: Cents;
  whenCorrected: () => readonly WhenCorrected[];
};

/** SPEC §3 "manual top-up by admin" and the manual deduction: by finance or the owner, recorded in the audit log. */
export async function adjustBalance(
  deps: AdjustDeps,
  { actor, kind, customerId, amountCents, key, reason, record }: Adjustment,
): Promise<MoveResult | Failure> {
  const allowed = requireRole(actor, "finance");
  if (!allowed.ok) return allowed;
  const by = allowed.value;
  const owner = await selectOwner(deps.db, customerId);
  if (!owner || !reachesSite(by, owner.siteId)) return fail("errors.not_found");
  if (!isAmount(amountCents)) return fail("wallet.errors.invalid_amount");
  const signed = kind === "manual_deduction" ? 0 - amountCents : amountCents;
  const correction: Correction = { customerId, amountCents: signed, reason, record };
  if (amountCents > deps.limitCents && !isShopOwner(by, owner.siteId)) {
    return askOwner(deps, { actor: by, siteId: owner.siteId, correction });
  }
  const made = { ...correction, actor: by, key: `manual:${key}` };
  return inTransaction<MoveResult | Failure>(deps.db, (tx) => correct(deps, tx, made, kind));
}

export function isShopOwner(actor: StaffActor, siteId: number): boolean {
  const allowed = requireRole(actor, "owner");
  return allowed.ok && reachesSite(allowed.value, siteId);
}

async function correct(
  { now, whenCorrected }: AdjustDeps,
  tx: Transaction,
  made: MadeCorrection,
  kind: Adjustment["kind"],
): Promise<MoveResult | Failure> {
  const { actor, key, customerId, reason, record } = made;
  const amountCents = Math.abs(made.amountCents);
  if (!(await lockActiveCustomer(tx, customerId))) return fail("errors.not_found");
  const { wallet } = await lockAccounts(tx, customerId);
  const isRepeated = (await selectByKey(tx, key)) !== undefined;
  if (!isRepeated) {
    if (made.amountCents + wallet.balanceCents < 0) return fail("wallet.errors.not_enough");
    for (const report of whenCorrected()) {
      const refused = await report(tx, made);
      if (refused) return refused;
    }
  }
  const moved = await moveMoney(tx, kind, {
    customerId,
    amountCents,
    key,
    relation: { relType: REL_TYPES.manual },
    manual: { actorId: actor.id, reason, record },
  });
  if (isRepeated) return moved;
  if (!moved.ok) throw new Error(`The wallet was not corrected: ${moved.code}`);
  await writeAuditNote(tx, {
    actor,
    action: `wallet.${kind}`,
    subject: `customer:${customerId}`,
    details: { transaction: moved.value.id, amountCents, reason, ...(record ? { record } : {}) },
  });
  const task = { kind: "correction" as const, subject: correctionSubject(made) };
  await endTask(tx, task, { by: actor.id, at: now() });
  return moved;
}
