import type { Account } from "#features/account/server/account.ts";
import { CART_COOKIE } from "#features/cart/domain/cart-cookie.ts";
import type { Cart } from "#features/cart/server/cart.ts";
import { setCartCountCookie } from "#features/cart/server/cart-count-cookie.ts";
import type { CartOwner } from "#features/cart/server/cart-deps.ts";
import { leavePaymentCall } from "#features/payments/contract.ts";
import { isPaid } from "#features/payments/domain/payment-status.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { SESSION_COOKIE } from "#platform/auth/session-life.ts";
import type { Orders } from "../orders.ts";

type Services = {
  account: Account;
  cart: Pick<Cart, "countPieces">;
  orders: Orders;
  payments: Payments;
};

/** Only its own payer can leave a payment; a payment that is paid or pending cannot be left. */
export function leavePaymentApi(services: Services): ApiRoute[] {
  const { account, cart, orders, payments } = services;
  return [
    handleCall(leavePaymentCall, async ({ reference }, request) => {
      const isKnown = request.cookies[SESSION_COOKIE] !== undefined;
      const session = isKnown ? await account.sessionOf(request) : undefined;
      const customerId = session?.customer.id;
      const visitorHash = payments.visitorOf(request.cookies);
      const payment = await payments.showMyPayment(reference, { customerId, visitorHash });
      if (!payment) return failure(404, "errors.not_found");
      const { status, orderSlug } = payment;
      if (!orderSlug || status === "pending" || isPaid(status)) {
        return { status: true as const, returned: false };
      }
      const order = await orders.findMyOrder({ slug: orderSlug, customerId });
      const returned = order !== undefined && (await orders.returnToCart(order.id, customerId));
      if (returned)
        setCartCountCookie(request, await cart.countPieces(ownerOf(request, customerId)));
      return { status: true as const, returned };
    }),
  ];
}

function ownerOf({ site, cookies }: RequestContext, customerId: number | undefined): CartOwner {
  return customerId === undefined
    ? { kind: "guest", siteId: site.id, tokenHash: hashSecret(cookies[CART_COOKIE]) }
    : { kind: "customer", siteId: site.id, customerId };
}
