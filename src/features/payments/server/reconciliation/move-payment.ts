import type { Cents } from "#core/money.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import {
  followReport,
  isOpen,
  isPaid,
  type PaymentStatus,
  type ReportedState,
} from "../../domain/payment-status.ts";
import { boughtPart } from "../../domain/refund-part.ts";
import type { PaidOutcome, PaidPayment } from "../payable.ts";
import {
  insertChange,
  lockPayment,
  type Payment,
  selectPaymentsFor,
  updatePayment,
} from "../payments.repository.ts";
import { findProvider, type PaymentsDeps, payableOf } from "../payments-deps.ts";
import { refundUnclaimed } from "../refunds/refund-without-provider.ts";
import { insertRefund, sumRefunds } from "../refunds/refunds.repository.ts";

/**
 * The only place that changes a payment's status and refunded sum. The caller has locked the row. Records each step,
 * and calls the payable in the same transaction. True if anything changed.
 */
export async function movePayment(
  deps: PaymentsDeps,
  tx: Transaction,
  payment: Payment,
  reported: ReportedState,
  cause: string,
): Promise<boolean> {
  const { steps, refundedCents } = followReport(payment, reported);
  const status = steps.at(-1) ?? payment.status;
  for (const step of steps) await insertChange(tx, payment.id, step, cause);
  const outcome = await notifyPayable(deps, tx, payment, steps);
  if (refundedCents > payment.refundedCents) {
    await noteForeignRefund(deps, tx, payment, { refundedCents, cause, outcome });
  }
  const isChanged = steps.length > 0 || refundedCents !== payment.refundedCents;
  if (isChanged) await updatePayment(tx, payment.id, { status, refundedCents });
  if (outcome === "unwanted") {
    await refundUnclaimedPayment(deps, tx, { ...payment, status, refundedCents });
  }
  return isChanged;
}

async function notifyPayable(
  deps: PaymentsDeps,
  tx: Transaction,
  payment: Payment,
  steps: readonly PaymentStatus[],
): Promise<PaidOutcome> {
  const payable = payableOf(deps, payment.kind);
  const paid = paidPayment(deps, payment);
  if (steps.includes("succeeded")) return payable.settle(tx, paid);
  const last = steps.at(-1);
  if (isOpen(payment.status) && last && !isOpen(last)) {
    await payable.onUnpaid?.(tx, paid, () => hasOtherOpen(tx, payment));
  }
  return "accepted";
}

async function hasOtherOpen(tx: Transaction, payment: Payment): Promise<boolean> {
  const all = await selectPaymentsFor(tx, payment);
  return all.some(({ id, status }) => id !== payment.id && isOpen(status));
}

async function refundUnclaimedPayment(deps: PaymentsDeps, tx: Transaction, payment: Payment) {
  const status = await refundUnclaimed(deps, tx, payment);
  if (!status || status === "requested") return;
  const reported = { status: payment.status, refundedCents: payment.amountCents };
  await movePayment(deps, tx, payment, reported, "unwanted");
}

export function paidPayment(deps: PaymentsDeps, payment: Payment): PaidPayment {
  const { subjectId, customerId, reference, amountCents, feeCents, currency, providerId } = payment;
  return {
    subjectId,
    customerId,
    reference,
    amountCents: amountCents - feeCents,
    feeCents,
    currency,
    processor: {
      name: findProvider(deps, payment.provider)?.title ?? "",
      transactionId: providerId ?? reference,
    },
  };
}

/** Records a refund that somebody made at the provider's, without us. */
async function noteForeignRefund(
  deps: PaymentsDeps,
  tx: Transaction,
  payment: Payment,
  { refundedCents, cause, outcome }: { refundedCents: Cents; cause: string; outcome: PaidOutcome },
): Promise<void> {
  const known = await sumRefunds(tx, payment.id);
  const amountCents = refundedCents - known;
  if (amountCents <= 0) return;
  const key = `provider:${payment.id}:${refundedCents}`;
  const part = { key, ...boughtPart(payment, known, amountCents), isGone: true };
  const { onRefunded } = payableOf(deps, payment.kind);
  const isNothing = outcome === "unwanted" || part.amountCents === 0;
  const isUndone = isNothing || (await onRefunded(tx, paidPayment(deps, payment), part)).ok;
  const status = isUndone ? "succeeded" : "by_hand";
  await insertRefund(tx, { paymentId: payment.id, amountCents, key, status });
  if (!isUndone) {
    const { reference } = payment;
    deps.reportProblem("goods_not_taken_back", {
      reference,
      cause,
    });
  }
}

/** The status that a payer may rely on: a full refund counts as soon as it is requested. */
export async function effectiveStatus(
  db: Queryable,
  { id, status, amountCents }: Pick<Payment, "id" | "status" | "amountCents">,
): Promise<PaymentStatus> {
  if (!isPaid(status) || status === "refunded") return status;
  return (await sumRefunds(db, id)) < amountCents ? status : "refunded";
}

/** Closes a payment that nobody can pay any more; if its money arrives anyway, that counts. */
export async function closePayment(
  deps: PaymentsDeps,
  id: number,
  status: "failed" | "cancelled",
  cause: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, id);
    await movePayment(deps, tx, payment, { status, refundedCents: 0 }, cause);
    // A repeated call with the same key may start a new payment.
    await updatePayment(tx, id, { requestKey: null });
  });
}
