import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import type { CheckoutData } from "../../contract.ts";
import type { CheckoutDeps, CheckoutVisitor } from "../checkout-deps.ts";
import { touchCheckout } from "../checkouts.repository.ts";
import { openCheckout } from "../open-checkout.ts";
import { toCheckoutData } from "../queries/checkout-response.ts";
import { viewCheckout } from "../queries/view-checkout.ts";

/** A part from the wallet, or nothing; it is taken when the order is placed. */
export async function useBalance(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  { slug, balanceCents }: { slug: string; balanceCents: Cents },
): Promise<Result<CheckoutData>> {
  const opened = await openCheckout(deps, visitor, slug);
  if (!opened.ok) return opened;
  const { customer } = visitor;
  if (!customer) return fail(NOT_LOGGED_IN);
  if (opened.value.order) return fail("checkout.errors.order_made");
  const { wallet: available } = await deps.wallet.readBalance(customer.id);
  if (balanceCents > available) {
    return fail("wallet.errors.not_enough", { amount: ["wallet.errors.not_enough"] });
  }
  await touchCheckout(deps.db, opened.value.checkout.id, { balanceCents });
  const checkout = { ...opened.value.checkout, balanceCents };
  return succeed(toCheckoutData(await viewCheckout(deps, visitor, { ...opened.value, checkout })));
}
