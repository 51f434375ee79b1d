import type { Database } from "#database/connect.ts";
import type { Catalogue } from "#features/catalogue/server/catalogue.ts";
import type { FindBenefits } from "#features/shipping/server/find-benefits.ts";
import type { Shipping } from "#features/shipping/server/shipping.ts";
import type { Site } from "#features/sites/domain/site.ts";

export type CartDeps = {
  db: Database;
  listLineGoods: Catalogue["listLineGoods"];
  listRates: Shipping["listRates"];
  /** What the owner's plan takes off. */
  findBenefits: FindBenefits;
  now: () => Date;
};

/** Where the cart is looked at: its site and the language of its words. */
export type CartPlace = { site: Site; language: string };
