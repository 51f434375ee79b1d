import { fail, type Result, succeed } from "#core/result.ts";
import { toShortages } from "#features/cart/server/cart-response.ts";
import { newSecret } from "#platform/auth/secret-token.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import type { CheckoutData } from "../contract.ts";
import { type CheckoutDeps, type CheckoutVisitor, cartOwner } from "./checkout-deps.ts";
import { type Checkout, insertCheckout } from "./checkouts.repository.ts";

type StartedCheckout = { slug: string; shortages: CheckoutData["reservation_error"] };
export type StartProblem =
  | "checkout.errors.empty_cart"
  | "auth.errors.not_logged_in"
  | "errors.still_running";

/** Product notes §4: holds the goods again. The previous checkout ends, but its typed data is kept. */
export async function startCheckout(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
): Promise<Result<StartedCheckout, StartProblem>> {
  const { site, language, customer } = visitor;
  const place = { site, language };
  const owner = cartOwner(visitor);
  const held = await deps.cart.holdCart({ owner, context: place });
  if (!held.ok) {
    const isBusy = held.code === "errors.still_running";
    return fail(isBusy ? "errors.still_running" : "checkout.errors.empty_cart");
  }
  const cart = await deps.cart.readCart({ owner, context: place, ...held.value });
  const shortages = toShortages(cart.shortages);
  const addresses = customer ? await deps.account.listAddresses(customer.id) : [];
  const { token: slug } = newSecret();
  const isStarted = await insertCheckout(deps.db, visitor, {
    slug,
    shortages,
    firstAddressId: addresses[0]?.id,
    firstCompany: companyOf(customer),
  });
  return isStarted ? succeed({ slug, shortages }) : fail(NOT_LOGGED_IN);
}

/** For invoices of pro customers. */
function companyOf(customer: CheckoutVisitor["customer"]): Checkout["company"] {
  if (!customer?.companyName) return null;
  const { companyName, companyCode, vatCode } = customer;
  return { company_name: companyName, company_code: companyCode, vat_code: vatCode };
}
