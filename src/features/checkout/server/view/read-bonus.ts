import type { Cents } from "#core/money.ts";
import { orderTotals, type PricedOrder, subtotalOf } from "#features/orders/domain/order-totals.ts";
import type { CheckoutDeps, CheckoutVisitor } from "../checkout-deps.ts";
import type { Checkout } from "../checkouts.repository.ts";
import type { OpenedCheckout } from "../open-checkout.ts";
import type { CheckoutView, Contents } from "./checkout-view.ts";

type Shown = Pick<CheckoutView, "promotion" | "promotionCode" | "promotionRefused" | "wallet">;
type Bonus = {
  shown: Shown;
  /** Whether the wallet can pay everything. */
  coversAll: (priced: PricedOrder) => boolean;
};
type Known = Pick<OpenedCheckout, "checkout" | "order" | "walletCents"> & { contents: Contents };

/** Promotion and balance, read again each time, because a code may have expired and a balance may be spent. */
export async function readBonus(
  deps: Pick<CheckoutDeps, "orders" | "now">,
  visitor: CheckoutVisitor,
  { checkout, contents, order, walletCents: availableCents }: Known,
): Promise<Bonus> {
  const usedCents =
    order?.order.balanceCents ?? Math.min(checkout.balanceCents, availableCents ?? 0);
  const wallet = availableCents === undefined ? undefined : { availableCents, usedCents };
  const promotion = order
    ? orderedPromotion(order.order, checkout)
    : await readPromotion(deps, visitor, { checkout, contents });
  return {
    shown: { ...promotion, wallet },
    coversAll: (priced) => availableCents !== undefined && dueOf(priced, order) <= availableCents,
  };
}

/** What the wallet has to pay: the part that an order holds already has left the wallet. */
function dueOf(priced: PricedOrder, order: Known["order"]): Cents {
  const { base, beforeFee } = orderTotals(priced);
  if (!order) return base;
  return order.order.currency === "EUR" ? beforeFee : Number.POSITIVE_INFINITY;
}

type OfPromotion = Omit<Shown, "wallet">;

async function readPromotion(
  { orders, now }: Pick<CheckoutDeps, "orders" | "now">,
  { site, customer }: CheckoutVisitor,
  { checkout, contents }: Pick<Known, "checkout" | "contents">,
): Promise<OfPromotion> {
  const none = { promotion: undefined, promotionCode: undefined, promotionRefused: null };
  const { promotionCode: code, email } = checkout;
  if (code === null) return none;
  const found = await orders.findPromotion({
    code,
    siteId: site.id,
    subtotalCents: subtotalOf(contents.lines),
    user: { customerId: customer?.id ?? null, email: email ?? customer?.email ?? "" },
    now: now(),
  });
  if (!found.ok) return { ...none, promotionCode: code, promotionRefused: found.code };
  return { ...none, promotion: found.value, promotionCode: code };
}

function orderedPromotion(
  { promotionAmount: amount, promotionType: type }: NonNullable<Known["order"]>["order"],
  { promotionCode: code }: Checkout,
): OfPromotion {
  const promotion =
    amount === null || type === null ? undefined : { amount, type, code: code ?? "" };
  return { promotion, promotionCode: code ?? undefined, promotionRefused: null };
}
