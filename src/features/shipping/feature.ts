import { defineFeature } from "#platform/feature/feature.ts";
import { shippingApi } from "./server/shipping.api.ts";
import { warehouseNames } from "./server/shipping.repository.ts";
import { shippingStaffApi } from "./server/shipping.staff-api.ts";
import { bindShipping, type Shipping } from "./server/shipping.ts";
import { readVatRates } from "./server/staff-rates/vat-rates.ts";
import { shippingContext } from "./shop/shipping.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    shipping: Shipping;
  }
}

export const shippingFeature = defineFeature({
  name: "shipping",
  async bind({ db }) {
    await readVatRates(db);
    return bindShipping({ db });
  },
  recordNames: warehouseNames,
  calls: ({ shipping, delivery, account, pro }, { now }) =>
    shippingApi(shipping, {
      now,
      // The discount of the customer's plan; 0 for guests.
      async planPercentOf(request) {
        const session = await account.sessionOf(request);
        if (!session) return 0;
        const owner = { customerId: session.customer.id, siteId: request.site.id };
        return (await pro.findBenefits(owner))?.shippingPercent ?? 0;
      },
      localDeliveryTo: delivery.localDeliveryTo,
    }),
  staffCalls: ({ sites }, { db, now }) =>
    shippingStaffApi({ db, now, listSites: () => sites.registry.all() }),
  pages: (context, { shipping }) => context.set(shippingContext, shipping),
  async onChanges({ shipping }, { tags, all }, { db }) {
    if (!all && !tags.includes("shipping")) return;
    shipping.invalidateRates();
    await readVatRates(db);
  },
});
