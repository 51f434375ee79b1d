import { defineFeature } from "#platform/feature/feature.ts";
import { shippingApi } from "./server/shipping.api.ts";
import { bindShipping, type Shipping } from "./server/shipping.ts";
import { shippingContext } from "./shop/shipping.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    shipping: Shipping;
  }
}

export const shippingFeature = defineFeature({
  name: "shipping",
  bind: ({ db }) => bindShipping({ db }),
  calls: ({ shipping, delivery, account, pro }, { now }) =>
    shippingApi(shipping, {
      now,
      // What the plan of whoever asks takes off; nothing for guests.
      async planPercentOf(request) {
        const session = await account.sessionOf(request);
        if (!session) return 0;
        const owner = { customerId: session.customer.id, siteId: request.site.id };
        return (await pro.findBenefits(owner))?.shippingPercent ?? 0;
      },
      localDeliveryTo: delivery.localDeliveryTo,
    }),
  pages: (context, { shipping }) => context.set(shippingContext, shipping),
  onChanges({ shipping }, { tags, all }) {
    if (all || tags.includes("shipping")) shipping.invalidateRates();
  },
});
