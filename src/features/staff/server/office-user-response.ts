import { isSiteOpen, type Site } from "#features/sites/domain/site.ts";
import { siteTitles } from "#features/sites/domain/site-titles.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import type { OfficeUser } from "#platform/auth/office-calls.ts";
import { siteIdsOf } from "#platform/auth/staff-access.ts";
import { DEMO_CODE } from "../domain/office-login.ts";
import type { OfficeSession } from "./sessions/read-office-session.ts";
import type { Staff } from "./staff.ts";

type UserDeps = { staff: Staff; listSites: () => readonly Site[] };

export async function describeOfficeUser(
  { staff, listSites }: UserDeps,
  request: RequestContext,
): Promise<{ me: OfficeUser | null; demo_code: string | null }> {
  const session = await staff.officeSessionOf(request);
  const isDemo = request.isLocal && session?.customer.isDemo;
  return {
    me: session ? userOf(session, listSites()) : null,
    demo_code: isDemo ? DEMO_CODE : null,
  };
}

function userOf(session: OfficeSession, sites: readonly Site[]): OfficeUser {
  const { customer, grants, step, hasTotp, passkeyCount, needsFactor } = session;
  // Before the second factor nobody is told what it would open.
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
