import { fail, type Result, succeed } from "#core/result.ts";
import type { CheckoutData } from "../../contract.ts";
import type { CheckoutDeps, CheckoutVisitor } from "../checkout-deps.ts";
import { touchCheckout } from "../checkouts.repository.ts";
import { openCheckout } from "../open-checkout.ts";
import { toCheckoutData } from "../queries/checkout-response.ts";
import { viewCheckout } from "../queries/view-checkout.ts";

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
