import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { reachesSite, type StaffActor } from "#platform/auth/require-role.ts";
import { moveClaimCall, staffClaimCall, staffClaimListCall } from "../contract.ts";
import { claimsSlice } from "../domain/claim-paths.ts";
import { selectClaim, selectClaims } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";
import { describeClaim, summariseClaim } from "./describe-claim.ts";
import { moveClaim } from "./move-claim.ts";

const refuse = refuseWith({ "claims.errors.step": 409 });
const DONE = { status: true as const };

export function claimsStaffApi(deps: ClaimsDeps): StaffRoute[] {
  const show = async (id: number, actor: StaffActor) => {
    const claim = await selectClaim(deps.db, id);
    if (!claim || !reachesSite(actor, claim.siteId)) return failure(404, "errors.not_found");
    return { ...DONE, claim: await describeClaim(deps, claim) };
  };
  return [
    handleStaffCall(staffClaimListCall, async ({ in: status, page }, { actor }) => {
      const which = { status, siteIds: actor.siteIds };
      const { rows, total } = await selectClaims(deps.db, which, claimsSlice(page));
      return { ...DONE, items: rows.map(summariseClaim), total };
    }),
    handleStaffCall(staffClaimCall, ({ id }, { actor }) => show(id, actor)),
    handleStaffCall(moveClaimCall, async ({ id, to, note }, request) => {
      const moved = await moveClaim(deps, { actor: request.actor, id, to, note });
      return moved.ok ? show(id, request.actor) : refuse(request, moved);
    }),
  ];
}
