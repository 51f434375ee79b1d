import { toCents } from "#core/money.ts";
import { cursorOf } from "#database/find-page.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRequest, type StaffRoute } from "#platform/api/staff-route.ts";
import { noteAccess } from "#platform/audit/access-log.ts";
import * as calls from "../../staff-calls.ts";
import type { ClaimsDeps } from "../claims-deps.ts";
import { acceptClaim } from "./accept-claim.ts";
import { claimFilter } from "./claim-filter.ts";
import { describeListedClaim } from "./describe-listed-claim.ts";
import { describeStaffClaim } from "./describe-staff-claim.ts";
import { exportClaims } from "./export-claims.ts";
import { moveClaim } from "./move-claim.ts";
import { resendClaim } from "./settle-remedy.ts";
import { findStaffClaims, selectClaimAssignees } from "./staff-claims.repository.ts";

const refuse = refuseWith({
  "claims.errors.step": 409,
  "office.claims.errors.remedy_open": 409,
  "office.claims.errors.remedy_made": 409,
  "office.claims.errors.remedy_gone": 409,
  "office.claims.errors.over_limit": 409,
  "office.claims.errors.csv_large": 409,
});
const done = { status: true as const };
const PAGE = 50;

export const claimsStaffApi = (deps: ClaimsDeps): StaffRoute[] => [
  ...listRoutes(deps),
  ...recordRoutes(deps),
];

const whereOf = (deps: ClaimsDeps, { actor, site }: StaffRequest) => ({
  ...{ listSites: deps.listSites, now: deps.now },
  ...{ actor, timeZone: site.timeZone },
});

const listRoutes = (deps: ClaimsDeps): StaffRoute[] => [
  handleStaffCall(
    calls.listClaimsCall,
    async ({ sort: _one, direction, after, ...asked }, request) => {
      const filter = claimFilter(asked, whereOf(deps, request));
      if (!filter) return { ...done, claims: [], total: 0, next: null };
      const page = { isAscending: direction === "up", after: cursorOf(after), limit: PAGE };
      const { rows, hasMore, total } = await findStaffClaims(deps.db, filter, page);
      const ids = rows.map(({ claim }) => claim.id);
      const assignees = await selectClaimAssignees(deps.db, ids);
      const claims = rows.map((row) =>
        describeListedClaim(deps, row, assignees.get(row.claim.id) ?? null),
      );
      return { ...done, claims, total, next: hasMore ? String(ids.at(-1)) : null };
    },
  ),
  handleStaffCall(calls.claimsCsvCall, async ({ filter: asked }, request) => {
    const filter = claimFilter(asked, whereOf(deps, request));
    const made = await exportClaims(deps, { actor: request.actor, filter });
    return made.ok ? made.value : refuse(request, made);
  }),
];

function recordRoutes(deps: ClaimsDeps): StaffRoute[] {
  const show = async (id: number, { actor }: Pick<StaffRequest, "actor">) => {
    const claim = await describeStaffClaim(deps, { actor, id });
    return claim ? { ...done, claim } : failure(404, "errors.not_found");
  };
  return [
    handleStaffCall(calls.staffClaimCall, async ({ id }, request) => {
      const shown = await show(id, request);
      if (!("claim" in shown)) return shown;
      const look = { actor: request.actor, customerId: shown.claim.customer.id };
      await noteAccess(deps.db, { ...look, what: "claim", record: `claim:${id}` });
      return shown;
    }),
    handleStaffCall(calls.moveClaimCall, async (input, request) => {
      const moved = await moveClaim(deps, { ...input, actor: request.actor });
      return moved.ok ? show(input.id, request) : refuse(request, moved);
    }),
    handleStaffCall(
      calls.acceptClaimCall,
      async ({ id, way, lines, amount, note, seen }, request) => {
        const remedy = { way, lines, amountCents: toCents(amount) };
        const { actor } = request;
        const accepted = await acceptClaim(deps, { actor, id, remedy, note: note ?? "", seen });
        return accepted.ok ? show(id, request) : refuse(request, accepted);
      },
    ),
    handleStaffCall(calls.resendClaimCall, async (input, request) => {
      const { id, tracking_number: trackingNumber } = input;
      const resent = await resendClaim(deps, { actor: request.actor, id, trackingNumber });
      return resent.ok ? show(id, request) : refuse(request, resent);
    }),
  ];
}
