import { fail, type Result, succeed } from "#core/result.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { CheckoutDeps, CheckoutVisitor } from "../checkout-deps.ts";
import { touchCheckout } from "../checkouts.repository.ts";
import { openCheckout } from "../open-checkout.ts";

/** SPEC §4: where nothing is paid from the wallet there is nothing to remove. */
export async function removeBalance(
  deps: Pick<CheckoutDeps, "db" | "orders" | "now">,
  visitor: CheckoutVisitor,
  slug: string,
): Promise<Result<null>> {
  const opened = await openCheckout(deps, visitor, slug);
  if (!opened.ok) return opened;
  const { checkout, order } = opened.value;
  if (order) return fail("checkout.errors.order_made");
  const isWallet = checkout.provider === PROVIDERS.wallet;
  if (checkout.balanceCents > 0 || isWallet) {
    const provider = isWallet ? null : checkout.provider;
    await touchCheckout(deps.db, checkout.id, { balanceCents: 0, provider });
  }
  return succeed(null);
}
