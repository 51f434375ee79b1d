import { isOneOf, keysOf } from "#core/record.ts";
import type { Result } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { RelType } from "#features/wallet/domain/entry-types.ts";
import type { CardFormSettings } from "#ports/payment-provider.ts";
import type { PaymentWebhookRequest } from "#ports/payments.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { createIdempotency } from "./idempotency/idempotency.ts";
import { listPayments } from "./list-payments.ts";
import {
  findUnderWay,
  listMethods,
  listMethodsFor,
  type Offer,
  offerMethods,
  type PaidIn,
  type PaySubject,
  pay,
  payNew,
} from "./pay.ts";
import type { AmountDue, PayableRef, PayResult } from "./payable.ts";
import { copyMethods, type Subject } from "./payments.repository.ts";
import { type PaymentsDeps, payableOf } from "./payments-deps.ts";
import { handleWebhook, prepareWebhook } from "./reconciliation/handle-webhook.ts";
import { reconcilePayments } from "./reconciliation/reconcile-payments.ts";
import { sweepPayments } from "./reconciliation/sweep-payments.ts";
import { makeRefund } from "./refunds/make-refund.ts";
import { prepareRefund, type RefundToPrepare } from "./refunds/prepare-refund.ts";
import { listRefunds, lockRefundable, readRefundable } from "./refunds/refund-parts.ts";
import { type RefundInput, refundPayment, refundSubject } from "./refunds/refund-payment.ts";
import type { Refund } from "./refunds/refunds.repository.ts";
import { type KnownPayer, showMyPayment, showPayment } from "./show-payment.ts";
import type { KnownProvider } from "./staff-methods/known-provider.ts";

/** The feature's use cases, bound to what they need; called once, by feature.ts. */
export function bindPayments(
  deps: PaymentsDeps & {
    stripe: CardFormSettings | undefined;
    known?: readonly KnownProvider[];
  },
) {
  const payments = {
    stripe: deps.stripe,
    idempotently: createIdempotency(deps),
    listMethods: (site: Site, countryId?: number, paidIn?: PaidIn) =>
      listMethods(deps, site, countryId, paidIn),
    offerMethods: (offer: Offer, payerId: number | undefined) => offerMethods(deps, offer, payerId),
    listMethodsFor: (asked: PayableRef, payer: Parameters<typeof listMethodsFor>[2]) =>
      listMethodsFor(deps, asked, payer),
    pay: (input: PaySubject): Promise<Result<PayResult>> =>
      pay({ ...deps, findUnderWay: payments.findUnderWay }, input),
    payNew: (input: PaySubject & { due: AmountDue }) => payNew(deps, input),
    /** What somebody knows by its number or link, whichever feature it is of. */
    find: (kind: string, name: number | string, site: Site) =>
      payableOf(deps, kind).find(deps.db, name, site),
    /** The kind of what stands in the wallet's ledger so. */
    kindOf: (relType: RelType) =>
      deps.payables().find(({ wallet }) => wallet?.relType === relType)?.kind,
    statusesOf: (kind: string) => payableOf(deps, kind).statuses,
    beingPaidCodes: () => deps.payables().flatMap(({ beingPaid }) => beingPaid ?? []),
    handleWebhook: (provider: string, message: PaymentWebhookRequest) =>
      handleWebhook(deps, { provider, message }),
    /** A message that came before, to be applied again. */
    prepareWebhook: prepareWebhook(deps),
    showPayment: (reference: string) => showPayment(deps, reference),
    showMyPayment: (reference: string, payer: KnownPayer) =>
      showMyPayment(deps, { reference, payer }),
    refundPayment: (input: RefundInput) => refundPayment(deps, input),
    refundSubject: (subject: Subject) => refundSubject(deps, subject),
    readRefundable: (subject: Subject) => readRefundable(deps.db, subject),
    lockRefundable: (tx: Transaction, subject: Subject) => lockRefundable(tx, subject),
    /** In the caller's transaction; then, after it, `makeRefund` asks the provider. */
    prepareRefund: (tx: Transaction, refund: RefundToPrepare) => prepareRefund(deps, tx, refund),
    makeRefund: (refund: Refund) => makeRefund(deps, refund),
    listRefunds: (subject: Subject) => listRefunds(deps, subject),
    findUnderWay: (subject: Subject) => findUnderWay(deps, subject),
    listPayments: (subject: Subject) => listPayments(deps, subject),
    visitorOf: deps.visitorOf,
    /** All providers that there are, with what the environment says of their keys. */
    knownProviders: () => deps.known ?? [],
    /** What a provider is called, by the name in the address of its webhooks. */
    titleOf: (name: string) =>
      deps.known?.find(({ id }) => isOneOf(keysOf(PROVIDERS), name) && id === PROVIDERS[name])
        ?.title,
    /** For a new site that begins as a copy of another. */
    copyMethods: (tx: Transaction, from: number, to: number) => copyMethods(tx, from, to),
    sweepPayments: () => sweepPayments(deps),
    reconcilePayments: () => reconcilePayments(deps),
  };
  return payments;
}
export type Payments = ReturnType<typeof bindPayments>;
