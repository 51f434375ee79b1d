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

/** Open payments are looked up for a week, so with this many unfinished ones of a day a subject gets no more. */
const MOST_OPEN = 30;

/**
 * Stores the payment, then calls its provider outside of any transaction. If the process dies on the way, the
 * provider's message, the returning payer or the sweep finds the payment again.
 */
export async function startPayment(
  deps: PaymentsDeps,
  input: PaymentInput,
  /** The chosen method with its fee; one of the offered methods. */
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

/** Undefined if the provider could not be called, or did not answer. */
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
      // Money may move after this point.
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

/** The provider said that the payment is pending: this is stored even if the look-up right after it fails. */
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

/** A key that was used for another subject or another method is not valid here. */
const isOf = (input: PaymentInput, { provider, kind, subjectId, currency }: Payment) =>
  provider === input.provider &&
  kind === input.kind &&
  subjectId === input.subjectId &&
  currency === input.currency;

/** Continues a payment that was cut off: to a provider, the same reference is the same payment. */
async function resumePayment(deps: PaymentsDeps, input: PaymentInput): Promise<Result<PayResult>> {
  const payment = await selectPayment(deps.db, { requestKey: input.requestKey ?? "" });
  if (!payment || !isOf(input, payment)) return fail("payments.errors.unavailable");
  const seen = await lookUpPayment(deps, payment).catch(() => payment);
  return isOpen(seen.status) ? carryOut(deps, seen, input) : toPayResult(deps.db, seen);
}

/** Counts open payments for one subject or one wallet; payments from a ledger finish at once. */
export async function hasTooManyOpen(deps: PaymentsDeps, input: PaymentInput): Promise<boolean> {
  if (!adapterOf(deps, input.provider)) return false;
  const since = deps.now().getTime() - DAY_MS;
  const open = (await selectPaymentsFor(deps.db, input)).filter(
    ({ status, createdAt }) => isOpen(status) && createdAt.getTime() > since,
  );
  return open.length >= MOST_OPEN;
}

/** Where payers return, and where messages go. The result pages trust only the reference. */
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

/** Debits the balance and settles the subject, or does neither. A subject that is no longer due is not charged. */
async function payFromLedger(
  deps: PaymentsDeps,
  { name, ledger }: LedgerProvider,
  { id, kind }: Payment,
): Promise<Result<PayResult>> {
  return inTransaction<Result<PayResult>>(deps.db, async (tx) => {
    const payment = await lockPayment(tx, id);
    // Two calls with one key: the other one has paid.
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
    // If the subject did not accept the money, it is back in the wallet.
    return toPayResult(tx, await lockPayment(tx, id));
  });
}

/** A payer who has just paid for the subject gets that payment as the answer. */
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
