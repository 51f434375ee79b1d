import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { claimRecord } from "./domain/claim-record.ts";
import { claimMailSamples } from "./server/claim-mail-samples.ts";
import { claimQueues, claimWork } from "./server/claim-work.ts";
import { claimsApi } from "./server/claims.api.ts";
import { claimsPersonalData } from "./server/claims.personal-data.ts";
import { selectSitesOfFile } from "./server/claims.repository.ts";
import { claimsStaffApi } from "./server/claims.staff-api.ts";
import { bindClaims, type Claims } from "./server/claims.ts";
import { type ClaimsDeps, claimsLimits } from "./server/claims-deps.ts";
import { customerClaims } from "./server/customer-claims.ts";
import { relatedClaimsApi } from "./server/related-claims.staff-api.ts";
import { claimsContext } from "./shop/claims.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    claims: Claims;
  }
}

const claimsDeps = (
  { db, now, limits, files }: Platform,
  { sites, mail, orders, forwarding }: Features,
): ClaimsDeps => ({
  ...{ db, now, limits, files, orders, forwarding },
  postMail: mail.postMail,
  linkTo: sites.linkTo,
  findSite: sites.findSite,
});

export const claimsFeature = defineFeature({
  name: "claims",
  bind: (platform, features) => bindClaims(claimsDeps(platform, features)),
  calls: (features) => claimsApi(features),
  customerSections: () => [customerClaims],
  officeRecords: [claimRecord],
  workRecords: [claimWork],
  queues: claimQueues,
  staffCalls: (features, platform) => [
    ...claimsStaffApi(claimsDeps(platform, features)),
    ...relatedClaimsApi(platform.db),
  ],
  pages: (context, { claims }) => context.set(claimsContext, claims),
  nightly: [({ claims }) => claims.purgeClaimFiles()],
  mailSamples: claimMailSamples,
  limits: claimsLimits,
  fileSites: { claim: selectSitesOfFile },
  personalData: () => ({ claims: claimsPersonalData }),
});
