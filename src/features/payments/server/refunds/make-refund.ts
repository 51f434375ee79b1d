import { inTransaction } from "#database/transaction.ts";
import type { PaymentsAdapter, RefundReport } from "#ports/payments.ts";
import type { Payment } from "../payments.repository.ts";
import { adapterOf, type PaymentsDeps } from "../payments-deps.ts";
import { type AskProvider, askOnce } from "../reconciliation/ask-in-turn.ts";
import { concludeRefund } from "./conclude-refund.ts";
import { type Refund, selectPaymentOf } from "./refunds.repository.ts";

/** Requests a stored refund from the provider; calling it again is the same refund. */
export async function makeRefund(deps: PaymentsDeps, refund: Refund): Promise<Refund> {
  if (refund.status !== "requested") return refund;
  return requestRefund(deps, refund);
}

export function requestRefund(
  deps: PaymentsDeps,
  refund: Refund,
  askProvider: AskProvider = askOnce,
): Promise<Refund> {
  return followReport(deps, refund, (adapter, { providerId, currency, reference }) => {
    const key = `${reference}:refund:${refund.id}`;
    const { amountCents } = refund;
    const asked = { providerId: providerId ?? "", amountCents, currency, key };
    return askProvider(() => adapter.refund(asked));
  });
}

/** Asks the provider for the status of a pending refund. */
export function askAboutRefund(
  deps: PaymentsDeps,
  refund: Refund,
  askProvider: AskProvider,
): Promise<Refund> {
  return followReport(deps, refund, (adapter) =>
    askProvider(() => adapter.lookUpRefund(refund.providerId ?? "")),
  );
}

async function followReport(
  deps: PaymentsDeps,
  refund: Refund,
  ask: (adapter: PaymentsAdapter, payment: Payment) => Promise<RefundReport | undefined>,
): Promise<Refund> {
  try {
    const payment = await selectPaymentOf(deps.db, refund);
    const adapter = adapterOf(deps, payment.provider);
    const report = adapter && (await ask(adapter, payment));
    if (!report) return refund;
    return await inTransaction(deps.db, (tx) => concludeRefund(deps, tx, refund, report));
  } catch (error) {
    // The sweep will ask again.
    deps.reportProblem("refund_failed", { refund: refund.id, err: error });
    return refund;
  }
}
