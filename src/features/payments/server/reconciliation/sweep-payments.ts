import { DAY_MS, MINUTE_MS } from "#core/durations.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import { isOpen, isPaid } from "../../domain/payment-status.ts";
import {
  claimLookUp,
  type Payment,
  selectOpen,
  selectPaymentsFor,
} from "../payments.repository.ts";
import type { PaymentsDeps } from "../payments-deps.ts";
import { askAboutRefund, requestRefund } from "../refunds/make-refund.ts";
import { claimRefund, type DueRefund, selectDueRefunds } from "../refunds/refunds.repository.ts";
import { TOP_UP } from "../top-up-payable.ts";
import { type AskProvider, askInTurn } from "./ask-in-turn.ts";
import { lookUpPayment } from "./look-up-payment.ts";
import { closePayment } from "./move-payment.ts";

/** Longer than any call to a provider takes. */
const START_MS = 10 * MINUTE_MS;
/** Product notes §4: a payment that is unpaid for seven days expires. */
const TIMEOUT_MS = 7 * DAY_MS;
/** After this time a payer does not return to a payment that was left at its provider. */
export const LEFT_MS = 60 * MINUTE_MS;
/** How many rows one run takes; the next run takes the rest. */
const MOST_ASKED = 1000;
/** The next run starts a minute after this one did. */
const SWEEP_MS = 50_000;

/** Runs every minute: makes interrupted refunds, and looks up payments whose result no message has told us. */
export async function sweepPayments(deps: PaymentsDeps): Promise<void> {
  const until = deps.now().getTime() + SWEEP_MS;
  const isLate = () => deps.now().getTime() >= until;
  const due = await selectDue(deps);
  const sweepRefund = async (refund: DueRefund, askProvider: AskProvider) => {
    const claimed = await claimRefund(deps.db, refund);
    if (!claimed) return;
    const ask = refund.status === "requested" ? requestRefund : askAboutRefund;
    await ask(deps, claimed, askProvider);
  };
  const sweepPayment = async (payment: Payment, askProvider: AskProvider) => {
    try {
      await sweepOne(deps, payment, askProvider);
    } catch (error) {
      deps.reportProblem("payment_lookup_failed", { reference: payment.reference, err: error });
    }
  };
  // Providers run in parallel, so a slow one delays no other; refunds come first, so look-ups cannot delay them.
  const sweepProvider = async (provider: ProviderId) => {
    const ofProvider = (one: { provider: ProviderId }) => one.provider === provider;
    for (const refunds of due.refunds) {
      await askInTurn(refunds.filter(ofProvider), { isLate, handle: sweepRefund });
    }
    await askInTurn(due.payments.filter(ofProvider), { isLate, handle: sweepPayment });
  };
  const all = [...due.refunds.flat(), ...due.payments].map(({ provider }) => provider);
  await Promise.all([...new Set(all)].map(sweepProvider));
}

async function selectDue({ db }: PaymentsDeps) {
  const stuck = await selectDueRefunds(db, "requested", MOST_ASKED);
  const pending = await selectDueRefunds(db, "pending", MOST_ASKED);
  const payments = await selectOpen(db, { limit: MOST_ASKED, startMs: START_MS });
  return { refunds: [stuck, pending], payments };
}

async function sweepOne(
  deps: PaymentsDeps,
  payment: Payment,
  askProvider: AskProvider,
): Promise<void> {
  const age = deps.now().getTime() - payment.createdAt.getTime();
  if (payment.providerId === null) {
    // Claimed as in a look-up, so that a payment which cannot be closed goes behind the others.
    if (age <= START_MS || !(await claimLookUp(deps.db, payment.id, 0))) return;
    await closePayment(deps, payment.id, "cancelled", "never started");
    return;
  }
  const seen = await lookUpPayment(deps, payment, { askProvider });
  if (isOpen(seen.status) && age > TIMEOUT_MS) {
    await closePayment(deps, payment.id, "cancelled", "expired");
  } else if (seen.status === "created" && age > LEFT_MS && (await isPaidOtherwise(deps, seen))) {
    await closePayment(deps, payment.id, "cancelled", "paid otherwise");
  }
}

async function isPaidOtherwise({ db }: PaymentsDeps, payment: Payment): Promise<boolean> {
  // One wallet may have many top-ups, and each of them is wanted.
  if (payment.kind === TOP_UP) return false;
  const all = await selectPaymentsFor(db, payment);
  const hasPaid = ({ id, status }: Payment) =>
    id !== payment.id && isPaid(status) && status !== "refunded";
  return all.some(hasPaid);
}
