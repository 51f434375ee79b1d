import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { offerMethods, type PaymentMethod } from "./list-methods.ts";
import type { AmountDue, PayableRef, Payer, PayMethod, PayResult } from "./payable.ts";
import { type PaymentsDeps, payableOf } from "./payments-deps.ts";
import { hasTooManyOpen, startPayment } from "./start-payment.ts";

export type PayThing = { thing: PayableRef; payer: Payer; method: PayMethod };
type FindUnderWay = (asked: PayableRef) => Promise<{ requestKey: string | null } | undefined>;

/**
 * The one way to pay, for whatever it is: what is due is asked of its feature, what is bought is held, and
 * then the payment is started. While money is on its way only the call that sent it may ask again.
 */
export async function pay(
  deps: PaymentsDeps & { findUnderWay: FindUnderWay },
  { thing, payer, method }: PayThing,
): Promise<Result<PayResult>> {
  const { kind, subjectId } = thing;
  const { amountDue, hold, beingPaid } = payableOf(deps, kind);
  const underWay = beingPaid ? await deps.findUnderWay(thing) : undefined;
  if (beingPaid && underWay && underWay.requestKey !== method.requestKey) return fail(beingPaid);
  // Read only now: a payment whose message was late may just have been found.
  const due = await amountDue(deps.db, thing, payer);
  if (!due.ok) return due;
  // Asked before anything is held for it.
  const offered = await offeredTo(deps, thing, due.value, payer.customer?.id);
  const chosen = offered.find(({ id }) => id === method.provider);
  if (!chosen) return fail("payments.errors.unknown_method");
  const input = { kind, subjectId, ...due.value, payer, ...method };
  // Nothing is held, or held longer, for whoever only begins to pay.
  if (await hasTooManyOpen(deps, input)) return fail("payments.errors.too_many_open");
  const payerId = payer.customer?.id ?? payer.requesterId;
  const held = hold
    ? await inTransaction(deps.db, (tx) => hold(tx, subjectId, payerId))
    : succeed(undefined);
  if (!held.ok) return held;
  return startPayment(deps, input, chosen);
}

/**
 * The same for what was made a moment ago and is held: it is known what is due, and nothing can be under way for it
 * yet.
 */
export async function payNew(
  deps: PaymentsDeps,
  { thing, due, payer, method }: PayThing & { due: AmountDue },
): Promise<Result<PayResult>> {
  const { kind, subjectId } = thing;
  const offered = await offeredTo(deps, thing, due, payer.customer?.id);
  const chosen = offered.find(({ id }) => id === method.provider);
  if (!chosen) return fail("payments.errors.unknown_method");
  return startPayment(deps, { kind, subjectId, ...due, payer, ...method }, chosen);
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
