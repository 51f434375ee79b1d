import type { Transaction } from "#database/connect.ts";
import { followReport, type Said } from "../domain/payment-status.ts";
import { boughtPart } from "../domain/refund-part.ts";
import type { PaidThing } from "./payable.ts";
import { insertChange, type Payment, updatePayment } from "./payments.repository.ts";
import { adapterOf, type PaymentsDeps, payableOf } from "./payments-deps.ts";
import { insertRefund, sumRefunds } from "./refunds.repository.ts";

/**
 * The one place where a payment changes: the row is locked, each step is written down, and what was
 * paid for happens in the same transaction. True if anything changed.
 */
export async function movePayment(
  tx: Transaction,
  deps: PaymentsDeps,
  payment: Payment,
  said: Said,
  cause: string,
): Promise<boolean> {
  const { steps, refundedCents } = followReport(payment, said);
  const status = steps.at(-1) ?? payment.status;
  for (const step of steps) await insertChange(tx, payment.id, step, cause);
  if (steps.includes("succeeded")) {
    await payableOf(deps, payment.kind).onPaid(tx, paidThing(deps, payment));
  }
  if (refundedCents > payment.refundedCents) {
    await noteForeignRefund(tx, deps, payment, refundedCents, cause);
  }
  const isChanged = steps.length > 0 || refundedCents !== payment.refundedCents;
  if (isChanged) await updatePayment(tx, payment.id, { status, refundedCents });
  return isChanged;
}

export function paidThing(deps: PaymentsDeps, payment: Payment): PaidThing {
  const { subjectId, customerId, reference, amountCents, feeCents, currency, providerId } = payment;
  return {
    subjectId,
    customerId,
    reference,
    amountCents: amountCents - feeCents,
    currency,
    processor: {
      name: adapterOf(deps, payment.provider)?.title ?? "",
      transactionId: providerId ?? reference,
    },
  };
}

/** Money that went back without us: somebody pressed the button at the provider's. */
async function noteForeignRefund(
  tx: Transaction,
  deps: PaymentsDeps,
  payment: Payment,
  refundedCents: number,
  cause: string,
): Promise<void> {
  const known = await sumRefunds(tx, payment.id);
  const amountCents = refundedCents - known;
  if (amountCents <= 0) return;
  const key = `provider:${payment.id}:${refundedCents}`;
  const part = { key, amountCents: boughtPart(payment, known, amountCents) };
  const taken = await payableOf(deps, payment.kind).onRefunded(tx, paidThing(deps, payment), part);
  const status = taken.ok ? "succeeded" : "by_hand";
  await insertRefund(tx, { paymentId: payment.id, amountCents, key, status });
  if (!taken.ok) {
    const { reference } = payment;
    deps.onTrouble("refunded, but what was bought could not be taken back", { reference, cause });
  }
}
