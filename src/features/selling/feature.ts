import { defineFeature } from "#platform/feature/feature.ts";
import { sellingStaffApi } from "./server/selling.staff-api.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    selling: object;
  }
}

/** Promotion codes, and shipping rates that can be tried on past orders before they take effect. */
export const sellingFeature = defineFeature({
  name: "selling",
  bind: () => ({}),
  staffCalls: ({ shipping }, { db, now }) =>
    sellingStaffApi({ db, now, listRates: shipping.listRates }),
});
