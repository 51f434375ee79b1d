import type { MessageKey } from "#core/message-key.ts";
import { type Failure, fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Platform } from "#platform/feature/platform.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import { convertFee } from "../domain/payment-fee.ts";
import { isOpen } from "../domain/payment-status.ts";
import { findPaid } from "./find-paid.ts";
import type {
  AmountDue,
  PayableRef,
  Payer,
  PayMethod,
  PaymentMethod,
  PayResult,
} from "./payable.ts";
import {
  type MethodsOfSite,
  type Payment,
  type Subject,
  selectMethods,
  selectPaymentsFor,
  updatePayment,
} from "./payments.repository.ts";
import { adapterOf, findProvider, type PaymentsDeps, payableOf } from "./payments-deps.ts";
import { lookUpPayment } from "./reconciliation/look-up-payment.ts";
import { LEFT_MS } from "./reconciliation/sweep-payments.ts";
import { hasTooManyOpen, startPayment } from "./start-payment.ts";

export type PaySubject = { subject: PayableRef; payer: Payer; method: PayMethod };
type FindUnderWay = (asked: PayableRef) => Promise<{ requestKey: string | null } | undefined>;

/**
 * The one way to pay, for whatever it is: what is due is asked of its feature, what is bought is held, and
 * then the payment is started. While money is on its way only the call that sent it may ask again.
 */
export async function pay(
  deps: PaymentsDeps & { findUnderWay: FindUnderWay },
  { subject, payer, method }: PaySubject,
): Promise<Result<PayResult>> {
  const { kind, subjectId } = subject;
  const { amountDue, hold, beingPaid } = payableOf(deps, kind);
  const underWay = beingPaid ? await deps.findUnderWay(subject) : undefined;
  if (beingPaid && underWay && underWay.requestKey !== method.requestKey) return fail(beingPaid);
  // Read only now: a payment whose message was late may just have been found.
  const due = await amountDue(deps.db, subject, payer);
  if (!due.ok) return orPaid(deps, { subject, payer }, due);
  // Asked before anything is held for it.
  const offered = await offeredTo(deps, subject, due.value, payer.customer?.id);
  const chosen = offered.find(({ id }) => id === method.provider);
  if (!chosen) return fail("payments.errors.unknown_method");
  const input = { kind, subjectId, ...due.value, payer, ...method, provider: chosen.id };
  // Nothing is held, or held longer, for whoever only begins to pay.
  if (await hasTooManyOpen(deps, input)) return fail("payments.errors.too_many_open");
  const payerId = payer.customer?.id ?? payer.requesterId;
  const held = hold
    ? await inTransaction(deps.db, (tx) => hold(tx, subjectId, payerId))
    : succeed(undefined);
  if (!held.ok) return orPaid(deps, { subject, payer }, held);
  return startPayment(deps, input, chosen);
}

/** Whoever pressed twice is led to what the first press has paid, also where they are no longer at the same time. */
async function orPaid(
  deps: PaymentsDeps,
  { subject, payer }: Pick<PaySubject, "subject" | "payer">,
  refused: Failure<MessageKey>,
): Promise<Result<PayResult>> {
  // Of what may be paid for as often as one likes no former payment is meant.
  if (!payableOf(deps, subject.kind).beingPaid) return refused;
  const { customer, visitorHash } = payer;
  const paid = await findPaid(deps.db, subject, { customerId: customer?.id, visitorHash });
  return paid ? succeed(paid) : refused;
}

/**
 * The same for what was made a moment ago and is held: it is known what is due, and nothing can be under way for it
 * yet.
 */
export async function payNew(
  deps: PaymentsDeps,
  { subject, due, payer, method }: PaySubject & { due: AmountDue },
): Promise<Result<PayResult>> {
  const { kind, subjectId } = subject;
  const offered = await offeredTo(deps, subject, due, payer.customer?.id);
  const chosen = offered.find(({ id }) => id === method.provider);
  if (!chosen) return fail("payments.errors.unknown_method");
  const input = { kind, subjectId, ...due, payer, ...method, provider: chosen.id };
  return startPayment(deps, input, chosen);
}

/** How somebody may pay for it; in no way where nothing can be paid for it now. */
export async function listMethodsFor(
  deps: PaymentsDeps,
  asked: PayableRef,
  payer: { payerId: number | undefined; site: Site },
): Promise<PaymentMethod[]> {
  const due = await payableOf(deps, asked.kind).amountDue(deps.db, asked, payer);
  return due.ok ? offeredTo(deps, asked, due.value, payer.payerId) : [];
}

/** Out of a wallet only what can stand in its ledger is paid. */
function offeredTo(
  deps: PaymentsDeps,
  { kind }: PayableRef,
  due: AmountDue,
  payerId: number | undefined,
): Promise<PaymentMethod[]> {
  const ownerId = payableOf(deps, kind).wallet ? due.ownerId : null;
  return offerMethods(deps, { ...due, ownerId }, payerId);
}

type MethodsDeps = Pick<PaymentsDeps, "methodsOf" | "providers">;

/** In memory until the change feed names them. */
export const recentMethods = ({
  db,
  recentReads,
}: Pick<Platform, "db" | "recentReads">): MethodsOfSite =>
  recentReads.cache({
    read: (siteId) => selectMethods(db, siteId),
    keyOf: String,
    tagsOf: () => ["payment-methods"],
  });

export type PaidIn = { currency?: string | undefined; rate?: number | undefined };

/**
 * Product notes §5: by site and country. A country's own row stands before the site's; without keys there is no
 * method. A fixed fee is kept in euros, as every price, and is asked in the currency that is paid.
 */
export async function listMethods(
  deps: MethodsDeps,
  site: Site,
  countryId = site.defaultCountryId,
  { currency, rate = 1 }: PaidIn = {},
): Promise<PaymentMethod[]> {
  const rows = await deps.methodsOf(site.id);
  const ofCountry = rows.filter((row) => row.countryId === countryId);
  const general = rows.filter(
    (row) => row.countryId === null && !ofCountry.some(({ provider }) => provider === row.provider),
  );
  return [...ofCountry, ...general]
    .filter(({ isOn, provider }) => isOn && findProvider(deps, provider))
    .filter(({ provider }) => takesCurrency(deps, provider, currency))
    .sort((one, other) => one.position - other.position)
    .map(({ provider, fee, feeType }) => ({ id: provider, ...convertFee({ fee, feeType }, rate) }));
}

/** Where it is not known yet in what is paid, all that could be chosen are listed. */
function takesCurrency(deps: MethodsDeps, id: ProviderId, currency: string | undefined): boolean {
  const taken = adapterOf(deps, id)?.currencies;
  return !taken || currency === undefined || taken.includes(currency);
}

export type Offer = Pick<AmountDue, "site" | "countryId" | "rate" | "currency" | "ownerId">;

/** Those by which one person may pay for one thing: a ledger is its owner's, and holds one currency. */
export async function offerMethods(
  deps: MethodsDeps,
  { site, countryId, rate, currency, ownerId }: Offer,
  payerId: number | undefined,
): Promise<PaymentMethod[]> {
  const methods = await listMethods(deps, site, countryId, { currency, rate });
  return methods.filter(({ id }) => {
    const provider = findProvider(deps, id);
    if (!provider || !("ledger" in provider)) return true;
    return provider.ledger.canPay({ ownerId, payerId, currency });
  });
}

/** A provider is asked at most this often, however often somebody wants to pay again. */
const PAUSE_SECONDS = 2;
/** A payer waits no longer than this, however many were left open; a later answer still counts when it comes. */
const TIMEOUT_MS = 10_000;

/**
 * The payment that the payer has confirmed and whose money may still arrive: no second one is
 * begun. Where the provider's message is late, we still wait for the payer: so each open one is asked for.
 * Where its provider does not answer, the payer may have paid: an unreachable provider makes nobody pay twice.
 */
export async function findUnderWay(
  deps: PaymentsDeps,
  subject: Subject,
  timeoutMs = TIMEOUT_MS,
): Promise<Payment | undefined> {
  const open = (await selectPaymentsFor(deps.db, subject)).filter(({ status }) => isOpen(status));
  const leftBefore = deps.now().getTime() - LEFT_MS;
  const seen = await Promise.all(
    open.map((payment) => {
      // Nobody comes back to one by then: a provider that never answers does not keep it from being paid for ever.
      const isLeft = payment.createdAt.getTime() < leftBefore;
      const unknown = { payment, isUnderWay: payment.status === "pending" || !isLeft };
      const asked = lookUpPayment(deps, payment, { pauseSeconds: PAUSE_SECONDS }).then(
        (found) => ({ payment: found, isUnderWay: found.status === "pending" }),
        async () => {
          // Not told: whoever asks next asks again, however soon.
          await updatePayment(deps.db, payment.id, { lookedUpAt: payment.lookedUpAt });
          return unknown;
        },
      );
      return inTime(asked, unknown, timeoutMs);
    }),
  );
  return seen.find(({ isUnderWay }) => isUnderWay)?.payment;
}

function inTime<Value>(asked: Promise<Value>, otherwise: Value, ms: number): Promise<Value> {
  const late = Promise.withResolvers<Value>();
  const timer = setTimeout(() => late.resolve(otherwise), ms);
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
}
