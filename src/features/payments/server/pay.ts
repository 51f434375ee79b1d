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
 * The only way to pay for anything: the subject's feature says what is due and holds the goods, then the payment
 * starts. While money is on its way, only a repeat of the same call may continue.
 */
export async function pay(
  deps: PaymentsDeps & { findUnderWay: FindUnderWay },
  { subject, payer, method }: PaySubject,
): Promise<Result<PayResult>> {
  const { kind, subjectId } = subject;
  const { amountDue, hold, beingPaid } = payableOf(deps, kind);
  const underWay = beingPaid ? await deps.findUnderWay(subject) : undefined;
  if (beingPaid && underWay && underWay.requestKey !== method.requestKey) return fail(beingPaid);
  // Read only after `findUnderWay`, which may just have found a payment whose message was late.
  const due = await amountDue(deps.db, subject, payer);
  if (!due.ok) return orPaid(deps, { subject, payer }, due);
  // Checked before anything is held.
  const offered = await offeredTo(deps, subject, due.value, payer.customer?.id);
  const chosen = offered.find(({ id }) => id === method.provider);
  if (!chosen) return fail("payments.errors.unknown_method");
  const input = { kind, subjectId, ...due.value, payer, ...method, provider: chosen.id };
  // Checked before `hold`, so that a payer who only starts payments cannot hold goods, or hold them longer.
  if (await hasTooManyOpen(deps, input)) return fail("payments.errors.too_many_open");
  const payerId = payer.customer?.id ?? payer.requesterId;
  const held = hold
    ? await inTransaction(deps.db, (tx) => hold(tx, subjectId, payerId))
    : succeed(undefined);
  if (!held.ok) return orPaid(deps, { subject, payer }, held);
  return startPayment(deps, input, chosen);
}

/** A payer who pressed twice gets the payment of the first press, even if the presses were far apart. */
async function orPaid(
  deps: PaymentsDeps,
  { subject, payer }: Pick<PaySubject, "subject" | "payer">,
  refused: Failure<MessageKey>,
): Promise<Result<PayResult>> {
  // If a subject can be paid for several times, an earlier payment is not the answer.
  if (!payableOf(deps, subject.kind).beingPaid) return refused;
  const { customer, visitorHash } = payer;
  const paid = await findPaid(deps.db, subject, { customerId: customer?.id, visitorHash });
  return paid ? succeed(paid) : refused;
}

/**
 * Like `pay`, for something that was just created and is held: the amount due is known and no payment can be pending
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

/** The methods that a payer may use for a subject; none if it cannot be paid now. */
export async function listMethodsFor(
  deps: PaymentsDeps,
  asked: PayableRef,
  payer: { payerId: number | undefined; site: Site },
): Promise<PaymentMethod[]> {
  const due = await payableOf(deps, asked.kind).amountDue(deps.db, asked, payer);
  return due.ok ? offeredTo(deps, asked, due.value, payer.payerId) : [];
}

/** The wallet is offered only for what its ledger can record. */
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

/** Cached in memory until the change feed reports new methods. */
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
 * Product notes §5: methods by site and country. A country's own row replaces the site's; a method without keys is
 * left out. Fixed fees are stored in euros, like all prices, and converted into the currency of the payment.
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

/** If the currency is not known yet, all methods are listed. */
function takesCurrency(deps: MethodsDeps, id: ProviderId, currency: string | undefined): boolean {
  const taken = adapterOf(deps, id)?.currencies;
  return !taken || currency === undefined || taken.includes(currency);
}

export type Offer = Pick<AmountDue, "site" | "countryId" | "rate" | "currency" | "ownerId">;

/** The methods that one person may use for one subject: a wallet belongs to its owner, and is in one currency. */
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

/** How often a provider is called at most, however often somebody tries to pay again. */
const PAUSE_SECONDS = 2;
/** How long a payer waits at most, however many payments are open; a later answer still counts. */
const TIMEOUT_MS = 10_000;

/**
 * Finds a payment that the payer has confirmed and whose money may still arrive, so that no second one starts. The
 * provider's message may be late, so each open payment is looked up. If the provider does not answer, the payer may
 * have paid: an unreachable provider must not make anybody pay twice.
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
      // Nobody returns to a payment this old, so a provider that never answers does not block paying for ever.
      const isLeft = payment.createdAt.getTime() < leftBefore;
      const unknown = { payment, isUnderWay: payment.status === "pending" || !isLeft };
      const asked = lookUpPayment(deps, payment, { pauseSeconds: PAUSE_SECONDS }).then(
        (found) => ({ payment: found, isUnderWay: found.status === "pending" }),
        async () => {
          // No answer, so the pause does not apply: the next caller may ask again at once.
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
