import { fail, type Result, succeed } from "#core/result.ts";
import { promotionCode } from "#features/orders/domain/promotion.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import type { CheckoutData } from "../contract.ts";
import type { CheckoutDeps, CheckoutVisitor } from "./checkout-deps.ts";
import { touchCheckout } from "./checkouts.repository.ts";
import { openCheckout } from "./open-checkout.ts";
import { toCheckoutData } from "./view/checkout-response.ts";
import { viewCheckout } from "./view/view-checkout.ts";

export type PromotionToApply = { slug: string; code: string; mark: string };

/** Product notes §7: guessing codes is limited; a valid code does not count as an attempt. `mark` is the visitor's. */
export async function applyPromotion(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  { slug, code, mark }: PromotionToApply,
): Promise<Result<CheckoutData>> {
  const opened = await openCheckout(deps, visitor, slug);
  if (!opened.ok) return opened;
  if (opened.value.order) return fail("checkout.errors.order_made");
  const attempt = await deps.limits.consume("promotion", { visitor: mark });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const checkout = { ...opened.value.checkout, promotionCode: promotionCode(code) };
  const view = await viewCheckout(deps, visitor, { ...opened.value, checkout });
  if (view.promotionRefused !== null) {
    return fail(view.promotionRefused, { code: [view.promotionRefused] });
  }
  await attempt.restore();
  await touchCheckout(deps.db, checkout.id, { promotionCode: checkout.promotionCode });
  return succeed(toCheckoutData(view));
}

export async function removePromotion(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  slug: string,
): Promise<Result<CheckoutData>> {
  const opened = await openCheckout(deps, visitor, slug);
  if (!opened.ok) return opened;
  if (opened.value.order) return fail("checkout.errors.order_made");
  await touchCheckout(deps.db, opened.value.checkout.id, { promotionCode: null });
  const checkout = { ...opened.value.checkout, promotionCode: null };
  return succeed(toCheckoutData(await viewCheckout(deps, visitor, { ...opened.value, checkout })));
}
