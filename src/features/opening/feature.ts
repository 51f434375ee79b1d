import { defineFeature } from "#platform/feature/feature.ts";
import { openingStaffApi } from "./server/opening.staff-api.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    opening: object;
  }
}

/** From an empty database to a shop that takes orders: what is done, what is missing, and the button that opens it. */
export const openingFeature = defineFeature({
  name: "opening",
  bind: () => ({}),
  staffCalls: ({ sites, shipping, delivery, content, payments }, { db, now }) =>
    openingStaffApi({
      db,
      now,
      shipping,
      delivery,
      content,
      providers: payments.knownProviders,
      originOf: sites.originOf,
      readSites: sites.readSites,
    }),
});
