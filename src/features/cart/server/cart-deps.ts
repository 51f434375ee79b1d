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
  // A limit not against guessing, but because goods in a cart are held from others. Whole offices share an address.
  "open-cart": { visitor: { points: 1000, duration: HOUR_SECONDS } },
});

export type CartLimit = keyof typeof cartLimits;

export type CartDeps = {
  db: Database;
  listLineGoods: Catalogue["listLineGoods"];
  listRates: Shipping["listRates"];
  listCouriers: Delivery["listCouriers"];
  /** Payment methods with their fees; the payments feature provides the function. */
  listMethods: (site: Site, paid: { countryId: number; currency: string }) => Promise<CartMethod[]>;
  /** The discount of the owner's plan. */
  findBenefits: FindBenefits;
  now: () => Date;
};

/** The owner of a cart. Each site has its own carts; a guest without a cookie has none yet. */
export type CartOwner =
  | { kind: "customer"; siteId: number; customerId: number }
  | { kind: "guest"; siteId: number; tokenHash: Buffer | undefined };

/** A buyer on any site: a customer, or a guest identified by their cart's cookie. */
export type CartsOwner = {
  customerId: number | null;
  visitorHash?: Buffer | null | undefined;
};
