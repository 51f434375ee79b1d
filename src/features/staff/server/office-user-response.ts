import { isSiteOpen, type Site } from "#features/sites/domain/site.ts";
import { siteTitles } from "#features/sites/domain/site-titles.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import type { OfficeUser } from "#platform/auth/office-calls.ts";
import { siteIdsOf } from "#platform/auth/staff-access.ts";
import { DEMO_CODE } from "../domain/office-login.ts";
import { selectLastEntry } from "./sessions/office-sessions.repository.ts";
import type { OfficeSession } from "./sessions/read-office-session.ts";
import type { Staff } from "./staff.ts";
import type { StaffDeps } from "./staff-deps.ts";

type UserDeps = Pick<StaffDeps, "db"> & { staff: Staff; listSites: () => readonly Site[] };

export async function describeOfficeUser(
  { db, staff, listSites }: UserDeps,
  request: RequestContext,
): Promise<{ me: OfficeUser | null; demo_code: string | null }> {
  const session = await staff.officeSessionOf(request);
  const isDemo = request.isLocal && session?.customer.isDemo;
  return {
    me: session
      ? { ...userOf(session, listSites()), last_entry: await lastEntryOf(db, session) }
      : null,
    demo_code: isDemo ? DEMO_CODE : null,
  };
}

/** Only while the second factor is due: afterwards the last entry would be the current login. */
async function lastEntryOf(db: StaffDeps["db"], { step, customer }: OfficeSession) {
  const entry = step === "factor" ? await selectLastEntry(db, customer.id) : undefined;
  return entry ? { at: entry.at.toISOString(), device: entry.device } : null;
}

function userOf(session: OfficeSession, sites: readonly Site[]): Omit<OfficeUser, "last_entry"> {
  const { customer, grants, step, hasTotp, passkeyCount, needsFactor } = session;
  // Before the second factor, the response does not reveal which roles and sites the person has.
  const known = step === "done" ? grants : [];
  const reached = siteIdsOf(known);
  const titles = siteTitles(sites);
  const name = `${customer.firstName} ${customer.lastName}`.trim() || customer.email;
  return {
    user: { id: customer.id, name, email: customer.email, language: customer.language },
    next: step,
    grants: known.map(({ role, siteIds }) => ({ role, site_ids: siteIds && [...siteIds] })),
    sites: sites
      .filter(({ id }) => !reached || reached.includes(id))
      .map((site) => ({
        id: site.id,
        region: site.region,
        name: titles.get(site.id) ?? site.name,
        is_open: isSiteOpen(site),
      })),
    factors: { totp: hasTotp, passkeys: passkeyCount, is_needed: needsFactor },
  };
}
