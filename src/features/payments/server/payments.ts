import type { Site } from "#features/sites/domain/site.ts";
import type { CardForm } from "#ports/payment-provider.ts";
import type { PaymentWebhookRequest } from "#ports/payments.ts";
import { findUnderWay } from "./find-under-way.ts";
import { createIdempotency } from "./idempotency/idempotency.ts";
import { listMethods } from "./list-methods.ts";
import { listPayments } from "./list-payments.ts";
import type { PaymentInput } from "./payment-input.ts";
import type { Subject } from "./payments.repository.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { handleWebhook } from "./reconciliation/handle-webhook.ts";
import { sweepPayments } from "./reconciliation/sweep-payments.ts";
import { type RefundInput, refundPayment } from "./refunds/refund-payment.ts";
import { refundSubject } from "./refunds/refund-subject.ts";
import { type Payer, showMyPayment } from "./show-my-payment.ts";
import { showPayment } from "./show-payment.ts";
import { startPayment } from "./start-payment.ts";
import { startTopUp } from "./top-up/start-top-up.ts";

/** What a browser needs in order to show Stripe's element. */
export type StripeInBrowser = CardForm;

/** The feature's use cases, bound to what they need; called once where services are wired. */
export function bindPayments(deps: PaymentsDeps & { stripe: StripeInBrowser | undefined }) {
  return {
    stripe: deps.stripe,
    idempotently: createIdempotency(deps),
    listMethods: (site: Site, countryId?: number, rate?: number) =>
      listMethods(deps, site, countryId, rate),
    startPayment: (input: PaymentInput) => startPayment(deps, input),
    startTopUp: (input: Parameters<typeof startTopUp>[1]) => startTopUp(deps, input),
    handleWebhook: (provider: string, message: PaymentWebhookRequest) =>
      handleWebhook(deps, { provider, message }),
    showPayment: (reference: string) => showPayment(deps, reference),
    showMyPayment: (reference: string, payer: Payer) => showMyPayment(deps, { reference, payer }),
    refundPayment: (input: RefundInput) => refundPayment(deps, input),
    refundSubject: (subject: Subject) => refundSubject(deps, subject),
    findUnderWay: (subject: Subject) => findUnderWay(deps, subject),
    listPayments: (subject: Subject) => listPayments(deps, subject),
    visitorOf: deps.visitorOf,
    sweepPayments: () => sweepPayments(deps),
  };
}
export type Payments = ReturnType<typeof bindPayments>;
