import { inTransaction } from "#database/transaction.ts";
import type { RefundReport } from "#ports/payments.ts";
import { boughtPart } from "../domain/refund-part.ts";
import { movePayment, paidThing } from "./move-payment.ts";
import { lockPayment } from "./payments.repository.ts";
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
    const { status, id: providerId } = report;
    await updateRefund(tx, refund.id, { status, providerId });
    const total = await sumRefunds(tx, payment.id);
    if (status === "failed") {
      const amountCents = boughtPart(payment, total, refund.amountCents);
      const part = { key: refund.key, amountCents };
      await payableOf(deps, payment.kind).onRefundFailed(tx, paidThing(deps, payment), part);
    } else {
      const said = { status: payment.status, refundedCents: total };
      await movePayment(tx, deps, payment, said, "refund");
    }
    return { ...refund, status, providerId };
  });
}
