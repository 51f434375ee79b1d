import { GUEST_CART_DAYS } from "#features/cart/domain/cart-cookie.ts";
import { defineFeature } from "#platform/feature/feature.ts";
import { everyMinute } from "#platform/jobs/job.ts";
import { checkoutApi } from "./server/checkout.api.ts";
import { checkoutPersonalData } from "./server/checkout.personal-data.ts";
import { bindCheckout, type Checkouts } from "./server/checkout.ts";
import { checkoutLimits } from "./server/checkout-deps.ts";
import { purgeExpiredCheckouts } from "./server/purge-expired-checkouts.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    checkout: Checkouts;
  }
}

export const checkoutFeature = defineFeature({
  name: "checkout",
  bind: ({ db, now, limits }, features) => {
    const { account, cart, catalogue, delivery, orders, payments, wallet } = features;
    const used = { account, cart, catalogue, delivery, orders, payments, wallet };
    return bindCheckout({ ...used, db, now, limits });
  },
  calls: (features) => checkoutApi(features),
  jobs: [everyMinute("expire-checkouts", ({ checkout }) => checkout.expireCheckouts())],
  nightly: [
    (_features, { db, now }, night) => purgeExpiredCheckouts(db, GUEST_CART_DAYS, now(), night),
  ],
  limits: checkoutLimits,
  personalData: () => ({ checkouts: checkoutPersonalData }),
});
