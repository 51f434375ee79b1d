import { defineFeature } from "#platform/feature/feature.ts";
import { GUEST_CART_DAYS } from "./domain/cart-cookie.ts";
import { cartApi, joinCart } from "./server/cart.api.ts";
import { cartPersonalData } from "./server/cart.personal-data.ts";
import { bindCart, type Cart } from "./server/cart.ts";
import { cartLimits } from "./server/cart-deps.ts";
import { holdGauges } from "./server/hold-gauges.ts";
import { purgeExpiredCarts } from "./server/purge-expired-carts.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    cart: Cart;
  }
}

export const cartFeature = defineFeature({
  name: "cart",
  bind({ db, now }, features) {
    const { catalogue, shipping, delivery } = features;
    return bindCart({
      db,
      now,
      listLineGoods: catalogue.listLineGoods,
      listRates: shipping.listRates,
      listCouriers: delivery.listCouriers,
      listMethods: (site, { countryId, currency }) =>
        features.payments.listMethods(site, countryId, { currency }),
      findBenefits: (owner) => features.pro.findBenefits(owner),
    });
  },
  calls: ({ account, cart }, { limits }) => cartApi({ account, cart, limits }),
  joinSession: ({ cart }) => joinCart(cart),
  nightly: [
    (_features, { db, now }, night) => purgeExpiredCarts(db, GUEST_CART_DAYS, now(), night),
  ],
  gauges: ({ db }) => holdGauges(db),
  limits: cartLimits,
  personalData: () => ({ cart: cartPersonalData }),
});
