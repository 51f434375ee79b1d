import { applyPromotion, type PromotionToApply, removePromotion } from "./apply-promotion.ts";
import { type CheckoutDeps, type CheckoutVisitor, cartOwner } from "./checkout-deps.ts";
import { expireCheckouts } from "./checkouts.repository.ts";
import { type CheckoutFetch, fetchCheckout } from "./fetch-checkout.ts";
import { findCurrent, findUnpaid } from "./find-current-checkout.ts";
import { invalidateCheckout } from "./invalidate-checkout.ts";
import { type CheckoutPay, payCheckout } from "./pay-checkout.ts";
import { startCheckout } from "./start-checkout.ts";
import { removeBalance, useBalance } from "./use-balance.ts";

/** Binds the feature's use cases to their dependencies; called once, by feature.ts. */
export function bindCheckout(deps: CheckoutDeps) {
  type Visitor = CheckoutVisitor;
  return {
    startCheckout: (visitor: Visitor) => startCheckout(deps, visitor),
    findCurrent: (visitor: Visitor) => findCurrent(deps, visitor),
    findUnpaid: (visitor: Visitor) => findUnpaid(deps, visitor),
    fetchCheckout: (visitor: Visitor, asked: CheckoutFetch) => fetchCheckout(deps, visitor, asked),
    invalidateCheckout: (visitor: Visitor, slug: string) => invalidateCheckout(deps, visitor, slug),
    applyPromotion: (visitor: Visitor, input: PromotionToApply) =>
      applyPromotion(deps, visitor, input),
    removePromotion: (visitor: Visitor, slug: string) => removePromotion(deps, visitor, slug),
    useBalance: (visitor: Visitor, input: Parameters<typeof useBalance>[2]) =>
      useBalance(deps, visitor, input),
    removeBalance: (visitor: Visitor, slug: string) => removeBalance(deps, visitor, slug),
    payCheckout: (visitor: Visitor, pay: CheckoutPay) => payCheckout(deps, visitor, pay),
    countPieces: (visitor: Visitor) => deps.cart.countPieces(cartOwner(visitor)),
    /** Runs every minute: expires checkouts that had no call for an hour. */
    expireCheckouts: () => expireCheckouts(deps.db),
  };
}
export type Checkouts = ReturnType<typeof bindCheckout>;
