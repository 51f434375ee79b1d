import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { isPaid } from "../../domain/payment-status.ts";
import { boughtPart } from "../../domain/refund-part.ts";
import { lockPayment } from "../payments.repository.ts";
import { type PaymentsDeps, payableOf } from "../payments-deps.ts";
import { movePayment, paidPayment } from "../reconciliation/move-payment.ts";
import { refundWithoutProvider } from "./refund-without-provider.ts";
import { insertRefund, type Refund, selectRefund, sumRefunds } from "./refunds.repository.ts";

export type RefundProblem =
  | "payments.errors.not_paid"
  | "payments.errors.not_that_much"
  | "payments.errors.already_spent";

export type RefundToPrepare = {
  paymentId: number;
  /** If missing, all that is left. */
  amountCents?: Cents | undefined;
  key: string;
  actorId: number | null;
  mayUseWallet: boolean;
  /** Refunds this many euros into the wallet, no matter which provider was paid. */
  toWalletCents?: Cents | undefined;
};

/** Takes back what was bought and stores the refund, in one transaction; the provider is called later. */
export async function prepareRefund(
  deps: PaymentsDeps,
  tx: Transaction,
  { paymentId, amountCents, key, actorId, mayUseWallet, toWalletCents }: RefundToPrepare,
): Promise<Result<Refund, RefundProblem>> {
  const payment = await lockPayment(tx, paymentId);
  const before = await selectRefund(tx, key);
  if (before) return succeed(before);
  if (!isPaid(payment.status)) return fail("payments.errors.not_paid");
  const refunded = Math.max(payment.refundedCents, await sumRefunds(tx, paymentId));
  const left = payment.amountCents - refunded;
  const wanted = amountCents ?? left;
  if (!Number.isSafeInteger(wanted) || wanted <= 0 || wanted > left) {
    return fail("payments.errors.not_that_much");
  }
  const part = { key, ...boughtPart(payment, refunded, wanted) };
  if (part.amountCents > 0) {
    const { onRefunded } = payableOf(deps, payment.kind);
    const taken = await onRefunded(tx, paidPayment(deps, payment), part);
    if (!taken.ok) return fail("payments.errors.already_spent");
  }
  const back = { key, amountCents: wanted, mayUseWallet, toWalletCents };
  const status = await refundWithoutProvider(deps, tx, payment, back);
  const refund = await insertRefund(tx, { paymentId, amountCents: wanted, key, status, actorId });
  await writeAuditNote(tx, {
    actor: { id: actorId },
    action: "payments.refund",
    subject: `payment:${paymentId}`,
    details: { refund: refund.id, amountCents: wanted, currency: payment.currency, status },
  });
  if (status !== "requested") {
    const reported = { status: payment.status, refundedCents: refunded + wanted };
    await movePayment(deps, tx, payment, reported, "refund");
  }
  return succeed(refund);
}
