import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { moveClaimCall, staffClaimCall, staffClaimListCall } from "../contract.ts";
import { claimsSlice } from "../domain/claim-paths.ts";
import { selectClaim, selectClaims } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";
import { describeClaim, summariseClaim } from "./describe-claim.ts";
import { moveClaim } from "./move-claim.ts";

const refuse = refuseWith({ "claims.errors.step": 409 });
const DONE = { status: true as const };

export function claimsStaffApi(deps: ClaimsDeps): StaffRoute[] {
  const show = async (id: number) => {
    const claim = await selectClaim(deps.db, id);
    if (!claim) return failure(404, "errors.not_found");
    return { ...DONE, claim: await describeClaim(deps, claim) };
  };
  return [
    handleStaffCall(staffClaimListCall, async ({ in: status, page }) => {
      const { rows, total } = await selectClaims(deps.db, status, claimsSlice(page));
      return { ...DONE, items: rows.map(summariseClaim), total };
    }),
    handleStaffCall(staffClaimCall, ({ id }) => show(id)),
    handleStaffCall(moveClaimCall, async ({ id, to, note }, request) => {
      const moved = await moveClaim(deps, { actor: request.actor, id, to, note });
      return moved.ok ? show(id) : refuse(request, moved);
    }),
  ];
}
