import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import { staffActor } from "#features/account/server/staff-actor.ts";
import { requestLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, type CallFailure, failure, handleCall } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { NOT_LOGGED_IN } from "#platform/auth/not-logged-in.ts";
import {
  claimCall,
  claimListCall,
  createClaimCall,
  moveClaimCall,
  staffClaimCall,
  staffClaimListCall,
} from "../contract.ts";
import type { ClaimResponse } from "../requests.ts";
import type { Claims } from "./claims.ts";

const refuse = refuseWith({
  [NOT_LOGGED_IN]: 401,
  "auth.errors.too_many_attempts": 429,
  "claims.errors.undecided": 409,
  "claims.errors.step": 409,
});
const DONE = { status: true as const };

type Services = { account: Pick<Account, "sessionOf">; claims: Claims };

export function claimsApi({ account, claims }: Services): ApiRoute[] {
  const show = async (id: number, customerId: number): Promise<ClaimResponse | CallFailure> => {
    const claim = await claims.getMyClaim(id, customerId);
    return claim ? { ...DONE, claim } : failure(404, "errors.not_found");
  };
  return [
    handleCustomerCall(account, createClaimCall, async (input, request, { customer }) => {
      const who = { customerId: customer.id, site: request.site };
      const made = await claims.createClaim({
        ...who,
        language: requestLanguage(request),
        visitor: await request.visitor(),
        input,
      });
      return made.ok ? show(made.value.id, customer.id) : refuse(request, made);
    }),
    handleCustomerCall(account, claimListCall, async ({ page }, _request, { customer }) => ({
      ...DONE,
      ...(await claims.listMyClaims(customer.id, page)),
    })),
    handleCustomerCall(account, claimCall, ({ id }, _request, { customer }) =>
      show(id, customer.id),
    ),
    ...staffRoutes({ account, claims }),
  ];
}

function staffRoutes({ account, claims }: Services): ApiRoute[] {
  const actorOf = async (request: RequestContext) => staffActor(await account.sessionOf(request));
  return [
    handleCall(staffClaimListCall, async ({ in: status, page }, request) => {
      const actor = await actorOf(request);
      const listed = await claims.listForStaff({ actor, status, page });
      return listed.ok ? { ...DONE, ...listed.value } : refuse(request, listed);
    }),
    handleCall(staffClaimCall, async ({ id }, request) => {
      const found = await claims.getForStaff(await actorOf(request), id);
      return found.ok ? { ...DONE, claim: found.value } : refuse(request, found);
    }),
    handleCall(moveClaimCall, async ({ id, to, note }, request) => {
      const actor = await actorOf(request);
      const moved = await claims.moveClaim({ actor, id, to, note });
      if (!moved.ok) return refuse(request, moved);
      const shown = await claims.getForStaff(actor, id);
      return shown.ok ? { ...DONE, claim: shown.value } : refuse(request, shown);
    }),
  ];
}
