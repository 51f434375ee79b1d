import { mergedArticles } from "#features/content/server/library.ts";
import { archiveAuditLog } from "#platform/audit/archive-audit-log.ts";
import { auditLimit } from "#platform/audit/audit-limit.ts";
import type { RecordNames } from "#platform/audit/record-names.ts";
import type { RecordParts } from "#platform/audit/record-parts.ts";
import { sealAuditLog } from "#platform/audit/seal-audit-log.ts";
import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { hourly } from "#platform/jobs/job.ts";
import type { NamesDeps } from "./server/audit/read-record-names.ts";
import { officeApi } from "./server/office.api.ts";
import { purgeOfficeSessions } from "./server/sessions/office-sessions.repository.ts";
import { staffPersonalData } from "./server/staff.personal-data.ts";
import { staffStaffApi } from "./server/staff.staff-api.ts";
import { bindStaff, type Staff } from "./server/staff.ts";
import { type StaffDeps, staffLimits } from "./server/staff-deps.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    staff: Staff;
  }
}

declare module "#platform/feature/feature.ts" {
  interface FeatureParts {
    /** Reads names of this feature's records, for display in the audit log. */
    recordNames?: RecordNames;
    /** Which of this feature's records are parts of another record, whose log shows their changes too. */
    recordParts?: RecordParts;
  }
}

const staffDeps = (
  { db, now, limits, reportSecurityEvent }: Platform,
  { account }: Features,
): StaffDeps => ({ db, now, limits, reportSecurityEvent, account });

const listSites =
  ({ sites }: Features) =>
  () =>
    sites.registry.all();

const articleTitle =
  ({ content, sites }: Features): NamesDeps["articleTitle"] =>
  ({ kind, slug, siteId }, language) => {
    const region = sites.registry.all().find(({ id }) => id === siteId)?.region ?? "";
    return mergedArticles(content.store.library(), kind, region, language).get(slug)?.title;
  };

export const staffFeature = defineFeature({
  name: "staff",
  bind: (platform, features, collected) =>
    bindStaff({
      ...staffDeps(platform, features),
      recordNames: () => Object.assign({}, ...collected("recordNames")),
      recordParts: () => Object.assign({}, ...collected("recordParts")),
      articleTitle: articleTitle(features),
    }),
  calls: (features, platform) =>
    officeApi({
      ...staffDeps(platform, features),
      staff: features.staff,
      listSites: listSites(features),
    }),
  staffCalls: (features, platform) =>
    staffStaffApi({
      ...staffDeps(platform, features),
      staff: features.staff,
      listSites: listSites(features),
    }),
  jobs: [hourly("seal-audit-log", (_features, _data, { db }) => sealAuditLog(db))],
  nightly: [
    (_features, { db }, night) => purgeOfficeSessions(db, night),
    async (_features, { db, now, settings }, night) => {
      const before = auditLimit(settings.AUDIT_LOG_MONTHS, now());
      if (before) await archiveAuditLog(db, before, night);
    },
  ],
  limits: staffLimits,
  personalData: () => ({ staff: staffPersonalData }),
});
