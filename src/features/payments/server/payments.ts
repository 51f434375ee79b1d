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

/** Binds the feature's use cases to their dependencies; called once, by feature.ts. */
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
    /** Finds a subject of any feature by its number or link. */
    find: (kind: string, name: number | string, site: Site) =>
      payableOf(deps, kind).find(deps.db, name, site),
    /** The kind with this relation type in the wallet's ledger. */
    kindOf: (relType: RelType) =>
      deps.payables().find(({ wallet }) => wallet?.relType === relType)?.kind,
    statusesOf: (kind: string) => payableOf(deps, kind).statuses,
    beingPaidCodes: () => deps.payables().flatMap(({ beingPaid }) => beingPaid ?? []),
    handleWebhook: (provider: string, message: PaymentWebhookRequest) =>
      handleWebhook(deps, { provider, message }),
    /** Applies a stored message again. */
    prepareWebhook: prepareWebhook(deps),
    showPayment: (reference: string) => showPayment(deps, reference),
    showMyPayment: (reference: string, payer: KnownPayer) =>
      showMyPayment(deps, { reference, payer }),
    refundPayment: (input: RefundInput) => refundPayment(deps, input),
    refundSubject: (subject: Subject) => refundSubject(deps, subject),
    readRefundable: (subject: Subject) => readRefundable(deps.db, subject),
    lockRefundable: (tx: Transaction, subject: Subject) => lockRefundable(tx, subject),
    /** Runs in the caller's transaction; `makeRefund` calls the provider after it. */
    prepareRefund: (tx: Transaction, refund: RefundToPrepare) => prepareRefund(deps, tx, refund),
    makeRefund: (refund: Refund) => makeRefund(deps, refund),
    listRefunds: (subject: Subject) => listRefunds(deps, subject),
    findUnderWay: (subject: Subject) => findUnderWay(deps, subject),
    listPayments: (subject: Subject) => listPayments(deps, subject),
    visitorOf: deps.visitorOf,
    /** All providers, with the state of their keys in the environment. */
    knownProviders: () => deps.known ?? [],
    /** A provider's title, by the name in its webhook URL. */
    titleOf: (name: string) =>
      deps.known?.find(({ id }) => isOneOf(keysOf(PROVIDERS), name) && id === PROVIDERS[name])
        ?.title,
    /** For a new site that starts as a copy of another. */
    copyMethods: (tx: Transaction, from: number, to: number) => copyMethods(tx, from, to),
    sweepPayments: () => sweepPayments(deps),
    reconcilePayments: () => reconcilePayments(deps),
  };
  return payments;
}
export type Payments = ReturnType<typeof bindPayments>;
