import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { claimNumber } from "./domain/claim-status.ts";
import { claimMailSamples } from "./server/claim-mail-samples.ts";
import { claimsApi } from "./server/claims.api.ts";
import { claimsPersonalData } from "./server/claims.personal-data.ts";
import { selectSitesOfFile } from "./server/claims.repository.ts";
import { bindClaims, type Claims } from "./server/claims.ts";
import { type ClaimsDeps, claimsLimits } from "./server/claims-deps.ts";
import { customerClaims } from "./server/customer-claims.ts";
import { claimsStaffApi } from "./server/staff-claims/claims.staff-api.ts";
import { selectClaimSites } from "./server/staff-claims/staff-claims.repository.ts";
import { claimsContext } from "./shop/claims.context.ts";
import { listClaimsCall, staffClaimCall } from "./staff-calls.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    claims: Claims;
  }
}

const claimsDeps = (
  { db, now, limits, files, settings }: Platform,
  { sites, mail, orders, forwarding, records }: Features,
): ClaimsDeps => ({
  ...{ db, now, limits, files, orders, forwarding },
  postMail: mail.postMail,
  listMails: mail.listMails,
  listNotes: records.listNotes,
  linkTo: sites.linkTo,
  findSite: sites.findSite,
  listSites: () => sites.registry.all(),
  limitEur: settings.CLAIM_LIMIT_EUR,
});

declare module "#platform/feature/platform.ts" {
  interface Settings {
    /** Only the owner may promise more for a claim, in euros. */
    CLAIM_LIMIT_EUR: number;
  }
}

export const claimsFeature = defineFeature({
  name: "claims",
  bind: (platform, features) => bindClaims(claimsDeps(platform, features)),
  calls: (features) => claimsApi(features),
  customerSections: () => [customerClaims],
  notedRecords: [
    {
      kind: "claim",
      roles: staffClaimCall.staff.roles,
      readers: staffClaimCall.staff.roles,
      selectSites: selectClaimSites,
      path: (id) => `/claims/${id}`,
      title: claimNumber,
    },
  ],
  viewedLists: { claims: listClaimsCall.staff },
  staffCalls: (features, platform) => claimsStaffApi(claimsDeps(platform, features)),
  pages: (context, { claims }) => context.set(claimsContext, claims),
  nightly: [({ claims }) => claims.purgeClaimFiles()],
  mailSamples: claimMailSamples,
  limits: claimsLimits,
  fileSites: { claim: selectSitesOfFile },
  personalData: ({ records }) => ({ claims: claimsPersonalData(records) }),
});
