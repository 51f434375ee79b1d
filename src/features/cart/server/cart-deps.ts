import { HOUR_SECONDS } from "#core/durations.ts";
import type { Database } from "#database/connect.ts";
import type { Catalogue } from "#features/catalogue/server/catalogue.ts";
import type { Delivery } from "#features/delivery/server/delivery.ts";
import type { FindBenefits } from "#features/shipping/domain/plan-benefits.ts";
import type { Shipping } from "#features/shipping/server/shipping.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { defineLimits } from "#platform/rate-limit/rate-limits.ts";
import type { CartMethod } from "../domain/cart-view.ts";

export const cartLimits = defineLimits({
  // No guess, but what a cart holds nobody else can buy. Whole offices share an address.
  "open-cart": { visitor: { points: 1000, duration: HOUR_SECONDS } },
});

export type CartLimit = keyof typeof cartLimits;

export type CartDeps = {
  db: Database;
  listLineGoods: Catalogue["listLineGoods"];
  listRates: Shipping["listRates"];
  listCouriers: Delivery["listCouriers"];
  /** Ways to pay with their fees, handed in by payments, which stand beside the cart. */
  listMethods: (site: Site, paid: { countryId: number; currency: string }) => Promise<CartMethod[]>;
  /** What the owner's plan takes off. */
  findBenefits: FindBenefits;
  now: () => Date;
};

/** Whose cart it is. Each site has its own; a guest without a cookie has none yet. */
export type CartOwner =
  | { kind: "customer"; siteId: number; customerId: number }
  | { kind: "guest"; siteId: number; tokenHash: Buffer | undefined };

/** Whoever buys, on whichever site: a customer, or a guest by the cookie of their cart. */
export type CartsOwner = {
  customerId: number | null;
  visitorHash?: Buffer | null | undefined;
};
