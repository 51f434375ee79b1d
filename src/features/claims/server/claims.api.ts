import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import { requestLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, type CallFailure, failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import { type ClaimResponse, claimCall, claimListCall, createClaimCall } from "../contract.ts";
import type { Claims } from "./claims.ts";

const refuse = refuseWith({
  [NOT_LOGGED_IN]: 401,
  "claims.errors.undecided": 409,
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
  ];
}
