import { randomUUID } from "node:crypto";
import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import { ORDER } from "#features/orders/server/payment/order-payable.ts";
import { isProvider } from "#features/payments/domain/payment-provider.ts";
import { awaitTurn, withLease } from "#features/payments/server/idempotency/with-lease.ts";
import type { AmountDue, PayResult } from "#features/payments/server/payable.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { CheckoutDeps, CheckoutVisitor } from "./checkout-deps.ts";
import {
  beginAttempt,
  endAttempt,
  type ReadCheckout,
  renewAttempt,
  selectCheckout,
} from "./checkouts.repository.ts";
import {
  findOpen,
  hasLoggedInSince,
  judgeCheckout,
  keepOpen,
  type OpenedCheckout,
} from "./open-checkout.ts";
import { placeCheckout } from "./place-checkout.ts";
import { explainCheckout } from "./view/checkout-response.ts";
import type { CheckoutView } from "./view/checkout-view.ts";
import { viewCheckout } from "./view/view-checkout.ts";

export type CheckoutPay = {
  slug: string;
  paymentId?: number | undefined;
  /** What the customer saw: if it has changed, nothing is paid. */
  seen: { totalCents?: Cents | undefined; currency?: string | undefined };
  token?: string | undefined;
  requestKey?: string | undefined;
  /** Called once the order is made and the cart is empty. */
  onPlaced?: () => void;
};

/**
 * One attempt at a time: if two tabs press at once, the second waits and gets the first one's payment. It waits
 * until the lease of a killed process would have ended.
 */
export async function payCheckout(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  pay: CheckoutPay,
): Promise<Result<PayResult>> {
  const key = pay.requestKey ?? randomUUID();
  const found = await awaitTurn(() => begin(deps, visitor, { slug: pay.slug, key }));
  if (!found) return fail("errors.still_running");
  if (!found.read) return fail("errors.not_found");
  const { read } = found;
  const { id } = read.checkout;
  try {
    const renew = () => renewAttempt(deps.db, id, key);
    return await withLease(renew, () => attempt(deps, visitor, pay, read));
  } finally {
    await endAttempt(deps.db, id, key);
  }
}

/** Undefined while another attempt runs; `read` is undefined if there is no such checkout. */
async function begin(
  { db }: CheckoutDeps,
  visitor: CheckoutVisitor,
  attempted: { slug: string; key: string },
): Promise<{ read: ReadCheckout | undefined } | undefined> {
  const read = await beginAttempt(db, visitor, attempted);
  if (read) return { read };
  const isThere = await selectCheckout(db, visitor, attempted.slug);
  return isThere ? undefined : { read };
}

/** Places the order, once per checkout, and starts its payment. After a failed payment the same order is paid again. */
async function attempt(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  pay: CheckoutPay,
  read: ReadCheckout,
): Promise<Result<PayResult>> {
  const judged = await judgeCheckout(deps, read);
  if (!judged.ok) return judged;
  if (judged.value.status === "placed") return toPayResult(judged.value);
  // The checkout's hour starts again only when the attempt ends.
  const opened = hasLoggedInSince(visitor, read.checkout)
    ? await keepOpen(deps, visitor, judged.value)
    : judged;
  if (!opened.ok) return opened;
  const view = await viewCheckout(deps, visitor, chooseProvider(opened.value, pay));
  const refused = refusalOf(view, pay);
  if (refused) return refused;
  if (view.order) return payAgain(deps, visitor, view, view.order, pay);
  const placed = await placeCheckout(deps, visitor, view);
  if (!placed.ok) return placed;
  const { order } = placed.value;
  if (!order) return payOther(deps, visitor, pay);
  pay.onPlaced?.();
  if (order.paidAt) return succeed({ reference: order.slug, paid: true });
  return payFor(deps, visitor, view, order, pay, deps.orders.dueOf(order));
}

/** The earlier payment may have succeeded at this moment: then the payer gets that payment. */
async function payAgain(...[deps, visitor, view, order, pay]: Parameters<typeof payFor>) {
  const paid = await payFor(deps, visitor, view, order, pay);
  if (paid.ok || paid.code !== "orders.errors.not_payable") return paid;
  const judged = await findOpen(deps, visitor, pay.slug);
  return judged.ok && judged.value.status === "placed" ? toPayResult(judged.value) : paid;
}

/** Another tab was faster: its order is the one to pay. */
async function payOther(deps: CheckoutDeps, visitor: CheckoutVisitor, pay: CheckoutPay) {
  const read = await selectCheckout(deps.db, visitor, pay.slug);
  return read ? attempt(deps, visitor, pay, read) : fail("errors.not_found");
}

/** The order is paid or being paid: returns that payment, so that no second one starts. */
function toPayResult({ order }: OpenedCheckout): Result<PayResult> {
  if (!order) throw new Error("A checkout is placed without an order");
  const { order: made, isPaid, underWay } = order;
  return succeed({ reference: underWay ?? made.slug, paid: isPaid });
}

function chooseProvider(opened: OpenedCheckout, { paymentId }: CheckoutPay): OpenedCheckout {
  if (paymentId === undefined) return opened;
  const provider = isProvider(paymentId) ? paymentId : null;
  return { ...opened, checkout: { ...opened.checkout, provider } };
}

function refusalOf(view: CheckoutView, { paymentId, seen }: CheckoutPay) {
  if (Object.keys(view.lacking).length > 0) {
    const [code = "checkout.errors.shipping_incomplete"] = view.lacking.products ?? [];
    return fail(code, view.lacking);
  }
  if (view.promotionRefused) return fail(view.promotionRefused);
  const { beforeFee, final } = explainCheckout(view);
  if (view.provider === undefined && beforeFee > 0) {
    const isWallet = paymentId === PROVIDERS.wallet;
    if (isWallet) return fail(view.isGuest ? NOT_LOGGED_IN : "wallet.errors.not_enough");
    return fail("payments.errors.unknown_method");
  }
  const isOther =
    (seen.totalCents !== undefined && seen.totalCents !== final) ||
    (seen.currency !== undefined && seen.currency !== view.currency);
  return isOther ? fail("orders.errors.total_changed") : undefined;
}

function payFor(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  { provider }: CheckoutView,
  order: { slug: string },
  { token, requestKey }: CheckoutPay,
  /** Set if the order was just made. */
  due?: AmountDue,
): Promise<Result<PayResult>> {
  if (provider === undefined) throw new Error("There is something to pay and no way to pay it");
  const { customer, tokenHash, language, site } = visitor;
  const payer = { customer, visitorHash: tokenHash, language, site };
  const subject = { kind: ORDER, subjectId: order.slug };
  const method = { provider, token, requestKey };
  return due
    ? deps.payments.payNew({ subject, due, payer, method })
    : deps.payments.pay({ subject, payer, method });
}
