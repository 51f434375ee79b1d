import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction, lockNamed } from "#database/transaction.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { toShortages } from "#features/cart/server/cart-response.ts";
import { newSecret } from "#platform/auth/secret-token.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import type { CheckoutData } from "../contract.ts";
import { type CheckoutDeps, type CheckoutVisitor, cartOwner } from "./checkout-deps.ts";
import {
  type Checkout,
  deleteFormer,
  endOpenOf,
  insertCheckout,
  selectLatest,
} from "./checkouts.repository.ts";

export type StartedCheckout = { slug: string; shortages: CheckoutData["reservation_error"] };
export type StartProblem = "checkout.errors.empty_cart" | "auth.errors.not_logged_in";

/** Product notes §4: holds the goods again. The checkout before is over, what was typed in it is not lost. */
export async function startCheckout(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
): Promise<Result<StartedCheckout, StartProblem>> {
  const { site, language, customer, tokenHash } = visitor;
  const place = { site, language };
  const owner = cartOwner(visitor);
  const held = await deps.cart.holdCart({ owner, context: place });
  if (!held.ok) return fail("checkout.errors.empty_cart");
  const cart = await deps.cart.readCart({ owner, context: place, shortages: held.value.shortages });
  const shortages = toShortages(cart.shortages);
  const addresses = customer ? await deps.account.listAddresses(customer.id) : [];
  const { token: slug } = newSecret();
  return inTransaction<Result<StartedCheckout, StartProblem>>(deps.db, async (tx) => {
    if (customer && !(await lockActiveCustomer(tx, customer.id))) return fail(NOT_LOGGED_IN);
    await lockNamed(tx, `checkout:${site.id}:${customer?.id ?? tokenHash?.toString("hex")}`);
    const before = await selectLatest(tx, visitor);
    await endOpenOf(tx, visitor);
    if (before) await deleteFormer(tx, visitor, before);
    await insertCheckout(tx, {
      ...typedBefore(before),
      ...(before ? {} : { addressId: addresses[0]?.id, company: companyOf(customer) }),
      slug,
      siteId: site.id,
      customerId: customer?.id ?? null,
      tokenHash: customer ? null : tokenHash,
      shortages,
    });
    return succeed({ slug, shortages });
  });
}

/** A code or a balance counts for one purchase. */
function typedBefore(before: Checkout | undefined) {
  if (!before) return {};
  const { countryId, deliveryId, parcelShop, email, company } = before;
  const { addressId, address, typedAddress } = before;
  const place = { countryId, addressId, address, typedAddress };
  const typed = { ...place, deliveryId, parcelShop, email, company };
  if (before.orderId !== null) return typed;
  return { ...typed, promotionCode: before.promotionCode, provider: before.provider };
}

/** For invoices of pro customers. */
function companyOf(customer: CheckoutVisitor["customer"]): Checkout["company"] {
  if (!customer?.companyName) return null;
  const { companyName, companyCode, vatCode } = customer;
  return { company_name: companyName, company_code: companyCode, vat_code: vatCode };
}
