import { DAY_MS } from "#core/durations.ts";
import type { MessageKey } from "#core/message-key.ts";
import type { Cents } from "#core/money.ts";
import { type Failure, fail, type Result, succeed } from "#core/result.ts";
import { unguessable } from "#core/unguessable.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { countryCode } from "#features/sites/domain/site.ts";
import type { PaymentToStart, StartedPayment } from "#ports/payments.ts";
import { paymentFee } from "../domain/payment-fee.ts";
import { isOpen } from "../domain/payment-status.ts";
import { findPaid } from "./find-paid.ts";
import type { PaymentInput, PaymentMethod, PayResult } from "./payable.ts";
import {
  insertPayment,
  lockPayment,
  type NewPayment,
  type Payment,
  selectPayment,
  selectPaymentsFor,
  updatePayment,
} from "./payments.repository.ts";
import {
  adapterOf,
  findProvider,
  type LedgerProvider,
  type OutsideProvider,
  type PaymentsDeps,
  payableOf,
} from "./payments-deps.ts";
import { lookUpPayment } from "./reconciliation/look-up-payment.ts";
import {
  closePayment,
  effectiveStatus,
  movePayment,
  paidPayment,
} from "./reconciliation/move-payment.ts";
import { webhookPath } from "./webhook-calls.ts";

/** Each open one is asked about for a week: whoever leaves so many unfinished in a day does not pay. */
const MOST_OPEN = 30;

/**
 * Writes the payment down, then asks its provider, and no transaction waits meanwhile. Whatever dies
 * on the way is found again: by the provider's message, by the payer who comes back, by the sweep.
 */
export async function startPayment(
  deps: PaymentsDeps,
  input: PaymentInput,
  /** By which it is paid, with its fee; one of those that are offered. */
  method: PaymentMethod,
): Promise<Result<PayResult>> {
  const payment = await insertPayment(
    deps.db,
    newPayment(deps, input, paymentFee(method, input.amountCents)),
  );
  return payment ? carryOut(deps, payment, input) : resumePayment(deps, input);
}

async function carryOut(
  deps: PaymentsDeps,
  payment: Payment,
  input: PaymentInput,
): Promise<Result<PayResult>> {
  const provider = findProvider(deps, input.provider);
  if (!provider) throw new Error("A method is offered that nobody can take");
  if ("ledger" in provider) return payFromLedger(deps, provider, payment);
  const started = await startAtProvider(deps, provider, payment, input);
  if (!started && provider.adapter.startsOffline) return giveUp(deps, payment);
  return conclude(deps, payment, started);
}

function newPayment(deps: PaymentsDeps, input: PaymentInput, feeCents: Cents): NewPayment {
  const reference = unguessable();
  return {
    reference,
    ...(adapterOf(deps, input.provider)?.startsOffline ? { providerId: reference } : {}),
    provider: input.provider,
    kind: input.kind,
    subjectId: input.subjectId,
    siteId: input.site.id,
    customerId: input.payer.customer?.id ?? null,
    visitorHash: input.payer.visitorHash ?? null,
    amountCents: input.amountCents + feeCents,
    feeCents,
    currency: input.currency,
    requestKey: input.requestKey ?? null,
  };
}

/** Nothing where the provider could not be asked, or did not answer. */
async function startAtProvider(
  deps: PaymentsDeps,
  provider: OutsideProvider,
  payment: Payment,
  input: PaymentInput,
): Promise<StartedPayment | undefined> {
  const { reference, amountCents, currency } = payment;
  const urls = paymentUrls(deps, input, { reference, provider });
  const { description, token, payer } = input;
  try {
    return await provider.adapter.start(
      {
        reference,
        amountCents,
        currency,
        description,
        language: payer.language,
        token,
        email: payer.customer?.email,
        country: countryCode(input.site, input.site.defaultCountryId) || "LT",
        ...urls,
      },
      // From here on money may move.
      async (providerId) => {
        if (providerId !== payment.providerId)
          await updatePayment(deps.db, payment.id, { providerId });
      },
    );
  } catch (error) {
    deps.reportProblem("provider_failed", { reference, err: error });
    return undefined;
  }
}

async function conclude(
  deps: PaymentsDeps,
  { id, reference }: Payment,
  started: StartedPayment | undefined,
): Promise<Result<PayResult>> {
  const answer = { reference, paid: false };
  if (started?.next === "redirect") return succeed({ ...answer, redirectUrl: started.redirectUrl });
  if (started?.next === "confirm")
    return succeed({ ...answer, clientSecret: started.clientSecret });
  const known = await selectPayment(deps.db, { reference });
  if (!known?.providerId) return giveUp(deps, { id });
  const now = started?.next === "wait" ? await noteUnderWay(deps, id) : known;
  const seen = await lookUpPayment(deps, now).catch(() => now);
  if (started?.next === "refused" && isOpen(seen.status)) {
    await closePayment(deps, id, "failed", "refused");
    return fail("payments.errors.refused");
  }
  return toPayResult(deps.db, seen);
}

async function giveUp(deps: PaymentsDeps, { id }: Pick<Payment, "id">) {
  await closePayment(deps, id, "failed", "provider could not be asked");
  return fail("payments.errors.unavailable");
}

/** The provider has said so: it stays so, also where it cannot be asked a moment later. */
function noteUnderWay(deps: PaymentsDeps, id: number): Promise<Payment> {
  return inTransaction(deps.db, async (tx) => {
    const reported = { status: "pending" as const, refundedCents: 0 };
    await movePayment(deps, tx, await lockPayment(tx, id), reported, "start");
    return lockPayment(tx, id);
  });
}

async function toPayResult(db: Queryable, payment: Payment): Promise<Result<PayResult>> {
  const status = await effectiveStatus(db, payment);
  if (status === "failed" || status === "cancelled") return fail("payments.errors.refused");
  if (status === "refunded") return fail("payments.errors.given_back");
  return succeed({ reference: payment.reference, paid: !isOpen(status) });
}

/** A key that paid for something else, or in another way, is no key for this. */
const isOf = (input: PaymentInput, { provider, kind, subjectId, currency }: Payment) =>
  provider === input.provider &&
  kind === input.kind &&
  subjectId === input.subjectId &&
  currency === input.currency;

/** Whoever was cut off before is still at it: to a provider the same reference is the same payment. */
async function resumePayment(deps: PaymentsDeps, input: PaymentInput): Promise<Result<PayResult>> {
  const payment = await selectPayment(deps.db, { requestKey: input.requestKey ?? "" });
  if (!payment || !isOf(input, payment)) return fail("payments.errors.unavailable");
  const seen = await lookUpPayment(deps, payment).catch(() => payment);
  return isOpen(seen.status) ? carryOut(deps, seen, input) : toPayResult(deps.db, seen);
}

/** For one thing, or one wallet; what a ledger pays is over at once. */
export async function hasTooManyOpen(deps: PaymentsDeps, input: PaymentInput): Promise<boolean> {
  if (!adapterOf(deps, input.provider)) return false;
  const since = deps.now().getTime() - DAY_MS;
  const open = (await selectPaymentsFor(deps.db, input)).filter(
    ({ status, createdAt }) => isOpen(status) && createdAt.getTime() > since,
  );
  return open.length >= MOST_OPEN;
}

/** Where payers come back to, and where messages go. The pages believe nothing of it but the reference. */
function paymentUrls(
  deps: Pick<PaymentsDeps, "linkTo" | "payables">,
  input: Pick<PaymentInput, "kind" | "subjectId" | "site" | "payer">,
  { reference, provider }: { reference: string; provider: OutsideProvider },
): Pick<PaymentToStart, "acceptUrl" | "cancelUrl" | "callbackUrl"> {
  const { linkTo } = deps;
  const { site, payer } = input;
  const { resultsPath = "/payment", isLink } = payableOf(deps, input.kind);
  const query = `reference=${reference}${isLink ? `&id=${input.subjectId}` : ""}`;
  const page = (name: string) =>
    linkTo(payer.site, payer.language, `${resultsPath}/${name}?${query}`);
  return {
    acceptUrl: page("accept"),
    cancelUrl: page("decline"),
    callbackUrl: linkTo(site, undefined, webhookPath(provider)),
  };
}

/** The balance pays and the thing is paid, or neither. What waits for no payment any more is not charged. */
async function payFromLedger(
  deps: PaymentsDeps,
  { name, ledger }: LedgerProvider,
  { id, kind }: Payment,
): Promise<Result<PayResult>> {
  return inTransaction<Result<PayResult>>(deps.db, async (tx) => {
    const payment = await lockPayment(tx, id);
    // Asked twice with one key: the other call has paid.
    if (!isOpen(payment.status)) return toPayResult(tx, payment);
    const { wallet } = payableOf(deps, kind);
    const due = wallet
      ? await wallet.lockDue(tx, paidPayment(deps, payment))
      : fail("payments.errors.unknown_method");
    if (!due.ok) return answerNotDue(deps, tx, payment, due);
    const paid = await ledger.pay(tx, payment, due.value);
    if (!paid.ok) {
      await movePayment(deps, tx, payment, { status: "failed", refundedCents: 0 }, name);
      return fail(paid.code);
    }
    const providerId = paid.value.transactionId;
    await updatePayment(tx, id, { providerId });
    const now = { ...payment, providerId };
    await movePayment(deps, tx, now, { status: "succeeded", refundedCents: 0 }, name);
    // Where it bought nothing, it is back in the wallet.
    return toPayResult(tx, await lockPayment(tx, id));
  });
}

/** Whoever has paid for it a moment ago is told of that payment. */
async function answerNotDue(
  deps: PaymentsDeps,
  tx: Transaction,
  payment: Payment,
  refused: Failure<MessageKey>,
): Promise<Result<PayResult>> {
  await movePayment(deps, tx, payment, { status: "cancelled", refundedCents: 0 }, "not due");
  await updatePayment(tx, payment.id, { requestKey: null });
  const customerId = payment.customerId ?? undefined;
  const paid = await findPaid(tx, payment, { customerId, visitorHash: undefined });
  return paid ? succeed(paid) : refused;
}
