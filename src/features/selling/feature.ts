import { defineFeature } from "#platform/feature/feature.ts";
import { sellingStaffApi } from "./server/selling.staff-api.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    selling: object;
  }
}

/** Promotion codes, and rates that are tried on past orders before they count. */
export const sellingFeature = defineFeature({
  name: "selling",
  bind: () => ({}),
  staffCalls: ({ shipping }, { db, now }) =>
    sellingStaffApi({ db, now, listRates: shipping.listRates }),
});
