import type { Transaction } from "#database/connect.ts";
import type { RefundReport } from "#ports/payments.ts";
import { boughtPart } from "../../domain/refund-part.ts";
import { lockPayment } from "../payments.repository.ts";
import type { RefundStatus } from "../payments.tables.ts";
import { type PaymentsDeps, payableOf } from "../payments-deps.ts";
import { movePayment, paidPayment } from "../reconciliation/move-payment.ts";
import { type Refund, selectRefund, sumRefunds, updateRefund } from "./refunds.repository.ts";

/** Applies a provider's report about a refund, whenever it comes; a repeated report changes nothing. */
export async function concludeRefund(
  deps: PaymentsDeps,
  tx: Transaction,
  refund: Refund,
  report: RefundReport,
): Promise<Refund> {
  const payment = await lockPayment(tx, refund.paymentId);
  const now = await selectRefund(tx, refund.key);
  if (!now || !isStatusChange(now.status, report.status)) return now ?? refund;
  const isFirst = now.status === "requested";
  const { onRefundFailed } = payableOf(deps, payment.kind);
  // The customer may have been told that the refund is on its way, so it is owed: the goods are not restored.
  const isTask = report.status === "failed" && !(isFirst && onRefundFailed);
  const status: RefundStatus = isTask ? "by_hand" : report.status;
  const concluded = { status, providerId: report.id };
  await updateRefund(tx, refund.id, concluded);
  const total = await sumRefunds(tx, payment.id);
  if (status === "failed") {
    const part = { key: refund.key, ...boughtPart(payment, total, refund.amountCents) };
    await onRefundFailed?.(tx, paidPayment(deps, payment), part);
  } else {
    const reported = { status: payment.status, refundedCents: total };
    await movePayment(deps, tx, payment, reported, "refund");
  }
  const { reference } = payment;
  if (isTask) deps.reportProblem("refund_refused", { reference });
  return { ...now, ...concluded };
}

/** A refund may fail days after the provider reported it as done. */
function isStatusChange(now: RefundStatus, reported: RefundReport["status"]): boolean {
  if (now === "requested") return true;
  return now === "pending" ? reported !== "pending" : now === "succeeded" && reported === "failed";
}
