import { asc, eq } from "drizzle-orm";
import { variants } from "#features/catalogue/server/products.tables.ts";
import type { PersonalData } from "#platform/feature/personal-data.ts";
import { cartLines, carts } from "./cart.tables.ts";
import { deleteCartsOf } from "./carts.repository.ts";

/** What a cart knows of a person: what they were about to buy. */
export const cartPersonalData: PersonalData = {
  export: (db, { customerId }) =>
    db
      .select({ site_id: carts.siteId, sku: variants.sku, quantity: cartLines.quantity })
      .from(carts)
      .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
      .innerJoin(variants, eq(variants.id, cartLines.variantId))
      .where(eq(carts.customerId, customerId))
      .orderBy(asc(cartLines.id)),
  erase: (tx, { customerId }) => deleteCartsOf(tx, customerId),
};
