import { isDeepStrictEqual } from "node:util";
import { filterRecord } from "#core/record.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { CheckoutChoices, CheckoutData } from "../contract.ts";
import { CHECKOUT_STEPS, type CheckoutStep } from "../domain/checkout-step.ts";
import { type CheckoutDeps, type CheckoutVisitor, cartOwner } from "./checkout-deps.ts";
import type { Checkout, CheckoutChanges } from "./checkouts.repository.ts";
import { findOpen, keepOpen, type OpenedCheckout } from "./open-checkout.ts";
import { resolveChoices } from "./resolve-choices.ts";
import { toCheckoutData } from "./view/checkout-response.ts";
import { viewCheckout } from "./view/view-checkout.ts";

export type CheckoutFetch = CheckoutChoices & {
  slug: string;
  /** If missing, nothing has to be complete. */
  step?: CheckoutStep;
};

/**
 * The checkout with what was just chosen and typed. These choices are saved even if the requested step cannot be
 * shown yet (product notes §3).
 */
export async function fetchCheckout(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  { slug, step = CHECKOUT_STEPS.shipping, ...choices }: CheckoutFetch,
): Promise<Result<CheckoutData>> {
  const opened = await findOpen(deps, visitor, slug);
  if (!opened.ok) return opened;
  const { value } = opened;
  const changes =
    value.status === "placed" ? succeed({}) : await applyChoices(deps, visitor, value, choices);
  // Even if a choice is refused, somebody is using the checkout.
  const saved = await keepOpen(deps, visitor, value, changes.ok ? changes.value : {});
  if (!changes.ok) return changes;
  if (!saved.ok) return saved;
  const shown = withMethod(saved.value, choices.shipping);
  const data = toCheckoutData(await viewCheckout(deps, visitor, shown));
  if (data.status === "placed" || data.step >= step) return succeed(data);
  return data.step === CHECKOUT_STEPS.shipping
    ? fail("checkout.errors.shipping_incomplete", data.lacking)
    : fail("checkout.errors.payment_missing", { payment_id: ["validation.required"] });
}

/** The cart was read before the method was chosen. */
function withMethod(opened: OpenedCheckout, method: CheckoutChoices["shipping"]): OpenedCheckout {
  if (!method || opened.order) return opened;
  return { ...opened, cart: opened.cart && { ...opened.cart, method } };
}

type SaveProblem = "errors.invalid_input" | "checkout.errors.order_made";

/** Returns the changes. Once there is an order, only the payment method may still change. */
async function applyChoices(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  opened: OpenedCheckout,
  { shipping, ...choices }: CheckoutChoices,
): Promise<Result<CheckoutChanges, SaveProblem>> {
  const { checkout, order } = opened;
  const resolved = await resolveChoices(deps, visitor, checkout, choices);
  if (!resolved.ok) return resolved;
  const changes = realChanges(checkout, resolved.value);
  if (order) {
    const { provider: _provider, ...others } = changes;
    const isOtherMethod = shipping !== undefined && shipping !== order.order.shippingMethod;
    if (isOtherMethod || Object.keys(others).length > 0) return fail("checkout.errors.order_made");
  } else if (shipping) {
    // Saved even if the cart seems to have this method: another choice of the same buyer may be on its way.
    await deps.cart.chooseMethod({ owner: cartOwner(visitor), method: shipping });
  }
  return succeed(changes);
}

function realChanges(checkout: Checkout, changes: CheckoutChanges): CheckoutChanges {
  return filterRecord(changes, (value, name) => !isDeepStrictEqual(checkout[name], value));
}
