import type { MessageKey } from "#core/message-key.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { isLockTimeout, rollBackIfRefused } from "#database/transaction.ts";
import { toPostalAddress } from "#features/account/server/addresses/address-fields.ts";
import { explainTotal } from "#features/orders/domain/explain-total.ts";
import { toOrderPoint } from "#features/orders/domain/order.ts";
import { orderTotals } from "#features/orders/domain/order-totals.ts";
import type { PriceBasis } from "#features/orders/domain/price-basis.ts";
import type { OrderDraft } from "#features/orders/server/order-draft.ts";
import { canOrder, unpaidSince } from "#features/orders/server/placement/can-order.ts";
import type { ReadOrder } from "#features/orders/server/read-order.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { CompleteShipping } from "../domain/checkout-choices.ts";
import type { CheckoutDeps, CheckoutVisitor } from "./checkout-deps.ts";
import {
  type LockedForOrder,
  lockForOrder,
  moveCheckout,
  touchCheckout,
} from "./checkouts.repository.ts";
import type { CheckoutView, Contents } from "./view/checkout-view.ts";

/** Undefined if the order was placed before. */
type Placed = { order: ReadOrder["order"] | undefined };

/**
 * In one transaction, the order is written and the cart is emptied, or neither. Locks are always taken in this
 * order: customer, checkout, cart, then what an order needs.
 */
export async function placeCheckout(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  view: CheckoutView,
): Promise<Result<Placed>> {
  try {
    return await placeInTransaction(deps, visitor, view);
  } catch (error) {
    if (isLockTimeout(error)) return fail("errors.still_running");
    throw error;
  }
}

function placeInTransaction(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  view: CheckoutView,
): Promise<Result<Placed>> {
  // If this order is refused, the unpaid order that it would replace stays.
  return rollBackIfRefused<Placed, MessageKey>(deps.db, async (tx) => {
    const locked = await lockForOrder(tx, visitor, {
      id: view.id,
      unpaidSince: unpaidSince(deps.now()),
    });
    if (!locked.isCustomerActive) return fail(NOT_LOGGED_IN);
    if (locked.orderId !== null) return succeed({ order: undefined });
    if (locked.status !== "open") return fail("checkout.errors.over");
    return placeLocked(deps, tx, visitor, { view, locked });
  });
}

async function placeLocked(
  deps: CheckoutDeps,
  tx: Transaction,
  visitor: CheckoutVisitor,
  { view, locked }: { view: CheckoutView; locked: LockedForOrder },
): Promise<Result<Placed>> {
  const { complete, contents, id, provider } = view;
  const { cart, returnedIds, spendableCents } = locked;
  if (!canOrder(locked.unpaid)) return fail("orders.errors.too_many_unpaid");
  if (!cart) return fail("checkout.errors.empty_cart");
  const bought = cart.lines.map(({ variantId }) => variantId);
  if (!(await deps.orders.replaceUnpaid(tx, returnedIds, bought))) {
    return fail("orders.errors.total_changed");
  }
  if (!complete || !isSame(cart.lines, contents)) return fail("orders.errors.total_changed");
  // A replaced order returns its balance, so the amount has to be read again.
  const spendable = returnedIds.length === 0 ? spendableCents : undefined;
  const draft = {
    ...makeDraft(visitor, view, { complete, cartId: cart.id }),
    locked: { spendableCents: spendable },
  };
  const placed = await deps.orders.placeOrder(tx, draft);
  if (!placed.ok) return placed;
  const { id: orderId, paidAt } = placed.value;
  const changes = { orderId, provider: provider ?? null };
  if (paidAt) await moveCheckout(tx, id, "placed", changes);
  else await touchCheckout(tx, id, changes);
  return succeed({ order: placed.value });
}

type Line = { variantId: number | null; quantity: number };

/** Whether the cart is still what the visitor saw. */
function isSame(lines: readonly Line[], contents: Contents): boolean {
  const known = new Map(contents.lines.map(({ variantId, quantity }) => [variantId, quantity]));
  return (
    lines.length === known.size &&
    lines.every(({ variantId, quantity }) => known.get(variantId) === quantity)
  );
}

/** The order of this checkout, at the prices that the server has just shown. */
function makeDraft(
  { site, customer, tokenHash, language, consent }: CheckoutVisitor,
  view: CheckoutView,
  { complete, cartId }: { complete: CompleteShipping; cartId: number },
): OrderDraft {
  const { contents, priced, service, point } = view;
  const { company } = complete;
  // If the wallet is the payment method, it pays everything.
  const isWallet = view.provider === PROVIDERS.wallet;
  const balanceCents = isWallet ? orderTotals(priced).base : priced.balanceCents;
  return {
    key: `checkout:${view.id}`,
    kind: "shop",
    site,
    customerId: customer?.id ?? null,
    visitorHash: customer ? undefined : tokenHash,
    email: complete.email,
    language,
    currency: view.currency,
    rate: view.rate,
    lines: contents.lines.map(({ id: _id, ...line }) => line),
    cartId,
    shipping: {
      method: contents.method,
      feeCents: priced.shippingFeeCents,
      discountCents: priced.shippingDiscountCents,
    },
    delivery: {
      courier: service?.courier ?? null,
      pickupPoint: point ? toOrderPoint(point) : null,
      feeCents: priced.deliveryCents,
    },
    transitDays: transitDays(view),
    priceBasis: priceBasis(view),
    address: toPostalAddress(complete.address),
    company: company
      ? { name: company.company_name, code: company.company_code, vatCode: company.vat_code }
      : null,
    ...consent,
    promotionCode: view.promotionCode,
    balanceCents,
    seenDueCents: explainTotal({ ...priced, balanceCents }, view.rate).beforeFee,
  };
}

/** How the price is calculated, so that it can be calculated again even if tariffs change. */
function priceBasis({ contents, rate, promotion }: CheckoutView): PriceBasis {
  const shipping = contents.shipping[contents.method]?.basis;
  return {
    currencyRate: rate,
    ...(shipping ? { shipping } : {}),
    ...(promotion ? { promotionCode: promotion.code } : {}),
  };
}

/** The days of the main shipping, plus those of the courier. */
function transitDays({ contents, service }: CheckoutView) {
  const days = contents.shipping[contents.method]?.days;
  if (!days) return null;
  return {
    min: days.min + (service?.daysMin ?? 0),
    max: days.max + (service?.daysMax ?? 0),
  };
}
