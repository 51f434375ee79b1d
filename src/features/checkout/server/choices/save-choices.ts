import { isDeepStrictEqual } from "node:util";
import { fail, type Result, succeed } from "#core/result.ts";
import type { CheckoutChoices } from "../../requests.ts";
import { type CheckoutDeps, type CheckoutVisitor, cartOwner } from "../checkout-deps.ts";
import { type Checkout, type CheckoutChanges, touchCheckout } from "../checkouts.repository.ts";
import type { OpenedCheckout } from "../open-checkout.ts";
import { resolveChoices } from "./resolve-choices.ts";

export type SaveProblem =
  | "errors.invalid_input"
  | "errors.not_found"
  | "checkout.errors.order_made";

/** Keeps what was chosen and typed. Once there is an order, only the way to pay may still change. */
export async function saveChoices(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  opened: OpenedCheckout,
  { shipping, ...choices }: CheckoutChoices,
): Promise<Result<OpenedCheckout, SaveProblem>> {
  const { checkout, order } = opened;
  const resolved = await resolveChoices(deps, visitor, checkout, choices);
  if (!resolved.ok) return resolved;
  const changes = realChanges(checkout, resolved.value);
  if (order) {
    const { provider: _provider, ...others } = changes;
    const isOtherMethod = shipping !== undefined && shipping !== order.order.shippingMethod;
    if (isOtherMethod || Object.keys(others).length > 0) return fail("checkout.errors.order_made");
  } else if (shipping) {
    await deps.cart.chooseMethod({ owner: cartOwner(visitor), method: shipping });
  }
  if (Object.keys(changes).length === 0) return succeed(opened);
  const saved = await touchCheckout(deps.db, checkout.id, changes);
  return saved ? succeed({ ...opened, checkout: saved }) : fail("errors.not_found");
}

function realChanges(checkout: Checkout, changes: CheckoutChanges): CheckoutChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => !isDeepStrictEqual(checkout[name as keyof Checkout], value),
    ),
  );
}
