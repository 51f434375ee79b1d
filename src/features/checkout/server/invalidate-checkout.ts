import { fail, type Result, succeed } from "#core/result.ts";
import type { CheckoutDeps, CheckoutVisitor } from "./checkout-deps.ts";
import { moveCheckout, selectCheckout } from "./checkouts.repository.ts";

/** SPEC §2 "Checkout guard". A checkout that is over stays as it is. */
export async function invalidateCheckout(
  { db, orders }: Pick<CheckoutDeps, "db" | "orders">,
  visitor: CheckoutVisitor,
  slug: string,
): Promise<Result<null, "errors.not_found">> {
  const found = await selectCheckout(db, visitor, slug);
  if (!found) return fail("errors.not_found");
  const { checkout } = found;
  await moveCheckout(db, checkout.id, "invalidated");
  // The goods of an unpaid order go back into the cart.
  if (checkout.orderId !== null) await orders.returnToCart(checkout.orderId, visitor.customer?.id);
  return succeed(null);
}
