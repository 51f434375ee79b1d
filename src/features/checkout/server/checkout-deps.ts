import { HOUR_SECONDS } from "#core/durations.ts";
import type { Database } from "#database/connect.ts";
import type { Account } from "#features/account/server/account.ts";
import type { Session } from "#features/account/server/read-session.ts";
import type { Cart } from "#features/cart/server/cart.ts";
import type { CartOwner } from "#features/cart/server/cart-deps.ts";
import type { Catalogue } from "#features/catalogue/server/catalogue.ts";
import type { Delivery } from "#features/delivery/server/delivery.ts";
import type { BuyerConsent } from "#features/orders/server/order-draft.ts";
import type { Orders } from "#features/orders/server/orders.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Wallet } from "#features/wallet/server/wallet.ts";
import { defineLimits, type RateLimits } from "#platform/rate-limit/rate-limits.ts";

export const checkoutLimits = defineLimits({
  promotion: { visitor: { points: 30, duration: HOUR_SECONDS } },
});

type CheckoutLimit = keyof typeof checkoutLimits;

export type CheckoutDeps = {
  db: Database;
  account: Pick<Account, "listAddresses">;
  limits: Pick<RateLimits<CheckoutLimit>, "consume">;
  cart: Pick<Cart, "readCart" | "holdCart" | "chooseMethod" | "countPieces">;
  catalogue: Pick<Catalogue, "listLineGoods">;
  delivery: Pick<Delivery, "listCouriers" | "findPoint" | "findPickupPoints">;
  orders: Pick<
    Orders,
    | "dueOf"
    | "nameLines"
    | "placeOrder"
    | "readOrder"
    | "findPromotion"
    | "replaceUnpaid"
    | "returnToCart"
  >;
  payments: Pick<Payments, "listMethods" | "pay" | "payNew">;
  wallet: Pick<Wallet, "readBalance">;
  now: () => Date;
};

/** The visitor at the checkout, with site, language and currency. */
export type CheckoutVisitor = {
  site: Site;
  language: string;
  currency: string;
  customer: Session["customer"] | undefined;
  /** The hash of the cart's cookie, which identifies a guest. */
  tokenHash: Buffer | undefined;
  consent?: BuyerConsent | undefined;
};

export function cartOwner({
  site,
  customer,
  tokenHash,
}: Pick<CheckoutVisitor, "site" | "customer" | "tokenHash">): CartOwner {
  return customer
    ? { kind: "customer", siteId: site.id, customerId: customer.id }
    : { kind: "guest", siteId: site.id, tokenHash };
}
