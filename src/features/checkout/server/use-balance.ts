import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { CheckoutData } from "../contract.ts";
import type { CheckoutDeps, CheckoutVisitor } from "./checkout-deps.ts";
import { touchCheckout } from "./checkouts.repository.ts";
import { openCheckout } from "./open-checkout.ts";
import { toCheckoutData } from "./view/checkout-response.ts";
import { viewCheckout } from "./view/view-checkout.ts";

/** Sets the part that the wallet pays; it is taken when the order is placed. */
export async function useBalance(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  { slug, balanceCents }: { slug: string; balanceCents: Cents },
): Promise<Result<CheckoutData>> {
  const opened = await openCheckout(deps, visitor, slug);
  if (!opened.ok) return opened;
  if (!visitor.customer) return fail(NOT_LOGGED_IN);
  if (opened.value.order) return fail("checkout.errors.order_made");
  if (balanceCents > (opened.value.walletCents ?? 0)) {
    return fail("wallet.errors.not_enough", { amount: ["wallet.errors.not_enough"] });
  }
  await touchCheckout(deps.db, opened.value.checkout.id, { balanceCents });
  const checkout = { ...opened.value.checkout, balanceCents };
  return succeed(toCheckoutData(await viewCheckout(deps, visitor, { ...opened.value, checkout })));
}

/** SPEC §4: if the wallet pays nothing, there is nothing to remove. */
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
