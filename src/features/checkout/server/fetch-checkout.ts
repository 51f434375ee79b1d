import { fail, type Result, succeed } from "#core/result.ts";
import { CHECKOUT_STEPS, type CheckoutStep } from "../domain/checkout-step.ts";
import type { CheckoutData } from "../domain/checkout-view.ts";
import type { CheckoutChoices } from "../requests.ts";
import type { CheckoutDeps, CheckoutVisitor } from "./checkout-deps.ts";
import { saveChoices } from "./choices/save-choices.ts";
import { openCheckout } from "./open-checkout.ts";
import { checkoutOnWire } from "./queries/checkout-on-wire.ts";
import { viewCheckout } from "./queries/view-checkout.ts";

export type CheckoutFetch = CheckoutChoices & {
  slug: string;
  /** Without it, whatever there is: nothing has to be complete. */
  step?: CheckoutStep;
};

/**
 * The checkout with what was chosen and typed just now, which is kept also where the step that is
 * asked for cannot be shown yet (product notes §3).
 */
export async function fetchCheckout(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  { slug, step = CHECKOUT_STEPS.shipping, ...choices }: CheckoutFetch,
): Promise<Result<CheckoutData>> {
  const opened = await openCheckout(deps, visitor, slug);
  if (!opened.ok) return opened;
  const saved =
    opened.value.status === "placed"
      ? opened
      : await saveChoices(deps, visitor, opened.value, choices);
  if (!saved.ok) return saved;
  const data = checkoutOnWire(await viewCheckout(deps, visitor, saved.value));
  if (data.status === "placed" || data.step >= step) return succeed(data);
  return data.step === CHECKOUT_STEPS.shipping
    ? fail("checkout.errors.shipping_incomplete", data.lacking)
    : fail("checkout.errors.payment_missing", { payment_id: ["validation.required"] });
}
