import { inTransaction } from "#database/transaction.ts";
import type { RefundReport } from "#ports/payments.ts";
import { boughtPart } from "../domain/refund-part.ts";
import { movePayment, paidThing } from "./move-payment.ts";
import { lockPayment } from "./payments.repository.ts";
import type { RefundStatus } from "./payments.tables.ts";
import { adapterOf, type PaymentsDeps, payableOf } from "./payments-deps.ts";
import {
  type Refund,
  selectPaymentOf,
  selectRefund,
  sumRefunds,
  updateRefund,
} from "./refunds.repository.ts";

/** Asks the provider for a refund that is written down; asked again, it is the same one. */
export async function makeRefund(deps: PaymentsDeps, refund: Refund): Promise<Refund> {
  if (refund.status !== "requested") return refund;
  const payment = await selectPaymentOf(deps.db, refund);
  const { providerId, currency, reference } = payment;
  const { amountCents } = refund;
  try {
    const key = `${reference}:refund:${refund.id}`;
    const asked = { providerId: providerId ?? "", amountCents, currency, key };
    const report = await adapterOf(deps, payment.provider)?.refund(asked);
    return report ? await conclude(deps, refund, report) : refund;
  } catch (error) {
    // The sweep asks again.
    deps.onTrouble("a refund could not be made", { reference, err: error });
    return refund;
  }
}

function conclude(deps: PaymentsDeps, refund: Refund, report: RefundReport): Promise<Refund> {
  return inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, refund.paymentId);
    const now = await selectRefund(tx, refund.key);
    if (now?.status !== "requested") return now ?? refund;
    const { onRefundFailed } = payableOf(deps, payment.kind);
    const isTask = report.status === "failed" && !onRefundFailed;
    const status: RefundStatus = isTask ? "by_hand" : report.status;
    const concluded = { status, providerId: report.id };
    await updateRefund(tx, refund.id, concluded);
    const total = await sumRefunds(tx, payment.id);
    if (status === "failed") {
      const part = { key: refund.key, ...boughtPart(payment, total, refund.amountCents) };
      await onRefundFailed?.(tx, paidThing(deps, payment), part);
    } else {
      const said = { status: payment.status, refundedCents: total };
      await movePayment(tx, deps, payment, said, "refund");
    }
    const { reference } = payment;
    if (isTask) deps.onTrouble("a refund that the provider refused is left by hand", { reference });
    return { ...refund, ...concluded };
  });
}
