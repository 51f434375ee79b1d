import { inTransaction } from "#database/transaction.ts";
import type { PaymentsAdapter, RefundReport } from "#ports/payments.ts";
import type { Payment } from "../payments.repository.ts";
import { adapterOf, type PaymentsDeps } from "../payments-deps.ts";
import { concludeRefund } from "./conclude-refund.ts";
import { type Refund, selectPaymentOf } from "./refunds.repository.ts";

/** Asks the provider for a refund that is written down; asked again, it is the same one. */
export async function makeRefund(deps: PaymentsDeps, refund: Refund): Promise<Refund> {
  if (refund.status !== "requested") return refund;
  return (await requestRefund(deps, refund)).refund;
}

type Asked = { refund: Refund; isAnswered: boolean };

export function requestRefund(deps: PaymentsDeps, refund: Refund): Promise<Asked> {
  return followReport(deps, refund, (adapter, { providerId, currency, reference }) => {
    const key = `${reference}:refund:${refund.id}`;
    const { amountCents } = refund;
    return adapter.refund({ providerId: providerId ?? "", amountCents, currency, key });
  });
}

/** Asks what became of one that was under way. */
export function askAboutRefund(deps: PaymentsDeps, refund: Refund): Promise<Asked> {
  return followReport(deps, refund, (adapter) => adapter.lookUpRefund(refund.providerId ?? ""));
}

async function followReport(
  deps: PaymentsDeps,
  refund: Refund,
  ask: (adapter: PaymentsAdapter, payment: Payment) => Promise<RefundReport | undefined>,
): Promise<Asked> {
  try {
    const payment = await selectPaymentOf(deps.db, refund);
    const adapter = adapterOf(deps, payment.provider);
    const report = adapter && (await ask(adapter, payment));
    if (!report) return { refund, isAnswered: true };
    const concluded = await inTransaction(deps.db, (tx) =>
      concludeRefund(deps, tx, refund, report),
    );
    return { refund: concluded, isAnswered: true };
  } catch (error) {
    // The sweep asks again.
    deps.reportProblem("refund_failed", { refund: refund.id, err: error });
    return { refund, isAnswered: false };
  }
}
