import { defineFeature } from "#platform/feature/feature.ts";
import { claimsApi } from "./server/claims.api.ts";
import { claimsPersonalData } from "./server/claims.personal-data.ts";
import { bindClaims, type Claims } from "./server/claims.ts";
import { claimsLimits } from "./server/claims-limits.ts";
import { claimsContext } from "./shop/claims.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    claims: Claims;
  }
}

export const claimsFeature = defineFeature({
  name: "claims",
  bind: ({ db, now, limits, files }, { sites, mail, orders, forwarding }) =>
    bindClaims({
      db,
      now,
      limits,
      files,
      orders,
      forwarding,
      postMail: mail.postMail,
      linkTo: sites.linkTo,
      findSite: sites.findSite,
    }),
  calls: (features) => claimsApi(features),
  pages: (context, { claims }) => context.set(claimsContext, claims),
  nightly: [({ claims }) => claims.purgeClaimFiles()],
  limits: claimsLimits,
  personalData: () => ({ claims: claimsPersonalData }),
});
