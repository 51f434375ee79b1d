import {
  buildCatalogue,
  buildProduct,
  buildVariant,
} from "#features/catalogue/server/testing/catalogue-builder.fixture.ts";
import { testCatalogue } from "#features/catalogue/server/testing/test-catalogue.fixture.ts";
import { bindDelivery } from "#features/delivery/server/delivery.ts";
import { bindShipping } from "#features/shipping/server/shipping.ts";
import { bindCart } from "./cart.ts";
import type { CartOwner } from "./cart-deps.ts";

/** A shop with one product for each stock that is named, and carts to fill. */
export async function testCarts(stocks: readonly number[]) {
  const { db, pool, url, catalogue, place } = await testCatalogue(
    buildCatalogue({
      products: stocks.map((stock, at) =>
        buildProduct({
          names: { en: `Thing ${at}`, lt: `Daiktas ${at}` },
          variants: [buildVariant({ stock, priceCents: 1000 + at })],
        }),
      ),
    }),
  );
  const { rows: goods } = await pool.query<{ productId: number; variantId: number }>(
    `select p.id as "productId", v.id as "variantId" from products p join variants v on v.product_id = p.id order by p.id`,
  );
  const deps = {
    db,
    listLineGoods: catalogue.listLineGoods,
    listRates: bindShipping({ db }).listRates,
    listCouriers: bindDelivery({ db, now: () => new Date(), report: () => {} }).listCouriers,
    listMethods: async () => [],
    findBenefits: async () => undefined,
    now: () => new Date(),
  };
  const here = place("default");
  const siteId = here.site.id;
  const newGuest: CartOwner = { kind: "guest", siteId, tokenHash: undefined };
  return {
    db,
    pool,
    url,
    deps,
    cart: bindCart(deps),
    catalogue,
    goods,
    place: here,
    siteId,
    newGuest,
  };
}
