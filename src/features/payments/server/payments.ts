import type { Site } from "#features/sites/domain/site.ts";
import type { IncomingMessage, ProviderName } from "#ports/payments.ts";
import { findUnderWay } from "./find-under-way.ts";
import { createIdempotency } from "./idempotently.ts";
import { listMethods } from "./list-methods.ts";
import { listPayments } from "./list-payments.ts";
import type { PaymentWish } from "./payment-wish.ts";
import type { Subject } from "./payments.repository.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { type RefundWish, refundPayment } from "./refund-payment.ts";
import { refundSubject } from "./refund-subject.ts";
import { type Payer, showMyPayment } from "./show-my-payment.ts";
import { showPayment } from "./show-payment.ts";
import { startPayment } from "./start-payment.ts";
import { startTopUp } from "./start-top-up.ts";
import { sweepPayments } from "./sweep-payments.ts";
import { takeMessage } from "./take-message.ts";

/** What a browser needs in order to show Stripe's element. */
export type StripeInBrowser = { scriptUrl: string; publishableKey: string };

/** The feature's use cases, bound to what they need; called once where services are wired. */
export function bindPayments(deps: PaymentsDeps & { stripe: StripeInBrowser | undefined }) {
  return {
    stripe: deps.stripe,
    idempotently: createIdempotency(deps),
    listMethods: (site: Site, countryId?: number) => listMethods(deps, site, countryId),
    startPayment: (wish: PaymentWish) => startPayment(deps, wish),
    startTopUp: (wish: Parameters<typeof startTopUp>[1]) => startTopUp(deps, wish),
    takeMessage: (provider: ProviderName, message: IncomingMessage) =>
      takeMessage(deps, { provider, message }),
    showPayment: (reference: string) => showPayment(deps, reference),
    showMyPayment: (reference: string, payer: Payer) => showMyPayment(deps, { reference, payer }),
    refundPayment: (wish: RefundWish) => refundPayment(deps, wish),
    refundSubject: (subject: Subject) => refundSubject(deps, subject),
    findUnderWay: (subject: Subject) => findUnderWay(deps, subject),
    listPayments: (subject: Subject) => listPayments(deps, subject),
    visitorOf: deps.visitorOf,
    sweepPayments: () => sweepPayments(deps),
  };
}
export type Payments = ReturnType<typeof bindPayments>;
