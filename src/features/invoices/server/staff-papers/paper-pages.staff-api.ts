import { formatDate } from "#core/dates.ts";
import type { Database } from "#database/connect.ts";
import type { Records } from "#features/records/server/records.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { failure } from "#platform/api/api-route.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { reachesSite } from "#platform/auth/require-role.ts";
import { billTermsCall, showStaffPaperCall } from "../../staff-calls.ts";
import { billTerms } from "./bill-terms.ts";
import { describeStaffPaper } from "./describe-staff-paper.ts";

type PaperPagesDeps = { db: Database; now: () => Date; listSites: () => readonly Site[] } & Pick<
  Records,
  "listNotes"
>;

/** What the pages of one paper and of a new invoice show. */
export const paperPagesApi = (deps: PaperPagesDeps): StaffRoute[] => [
  handleStaffCall(showStaffPaperCall, async ({ id }, { actor, site }) => {
    const today = formatDate(deps.now(), site.timeZone);
    const paper = await describeStaffPaper(deps, { actor, id, today });
    return paper ? { status: true as const, paper } : failure(404, "errors.not_found");
  }),
  handleStaffCall(billTermsCall, async (_input, { actor }) => ({
    status: true as const,
    sites: deps
      .listSites()
      .filter(({ id }) => reachesSite(actor, id))
      .map((site) => billTerms(site, deps.now())),
  })),
];
