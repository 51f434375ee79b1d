import type { Account } from "#features/account/server/account.ts";
import { requestLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import {
  acceptDeclarationCall,
  addTrackingCall,
  chooseShippingCall,
  consolidateCall,
  declareCall,
  type ForwardDetails,
  forwardCall,
  forwardListCall,
  suiteAddressCall,
} from "../contract.ts";
import type { ForwardRequest } from "./forwarding.repository.ts";
import type { Forwarding } from "./forwarding.ts";
import { forwardingCalls } from "./forwarding-calls.ts";

const refuse = refuseWith({
  [NOT_LOGGED_IN]: 401,
  "forwarding.errors.step": 409,
  "forwarding.errors.being_paid": 409,
  "forwarding.errors.not_received": 409,
});
const DONE = { status: true as const };

type Services = { account: Account; forwarding: Forwarding };

export function forwardingApi({ account, forwarding }: Services): ApiRoute[] {
  const { onSite, declared } = forwardingCalls(account, forwarding);
  const show = async (
    request: ForwardRequest,
  ): Promise<{ status: true; request: ForwardDetails }> => ({
    ...DONE,
    request: await forwarding.describeRequest(request),
  });

  return [
    onSite(acceptDeclarationCall, async ({ version }, request, { customer }) => {
      const accepted = await forwarding.acceptDeclaration(customer.id, version);
      return accepted.ok ? DONE : refuse(request, accepted);
    }),
    declared(suiteAddressCall, async (_input, _request, { customer }) => ({
      ...DONE,
      ...(await forwarding.suiteAddresses(customer)),
    })),
    declared(declareCall, async (input, request, { customer }) => {
      const { site } = request;
      const who = { customerId: customer.id, site, language: requestLanguage(request) };
      const made = await forwarding.declareParcel({ ...who, input });
      return made.ok ? show(made.value) : refuse(request, made);
    }),
    onSite(addTrackingCall, async (input, request, { customer }) => {
      const added = await forwarding.addTracking({ ...input, customerId: customer.id });
      return added.ok ? show(added.value) : refuse(request, added);
    }),
    onSite(forwardListCall, async ({ page }, _request, { customer }) => ({
      ...DONE,
      ...(await forwarding.listRequests({ customerId: customer.id, page })),
    })),
    onSite(forwardCall, async ({ id }, _request, { customer }) => {
      const found = await forwarding.findMyRequest({ id, customerId: customer.id });
      return found ? show(found) : failure(404, "errors.not_found");
    }),
    declared(consolidateCall, async ({ ids, simulate = false }, request, { customer }) => {
      const input = { customerId: customer.id, ids, simulate };
      const done = await forwarding.consolidateRequests(input);
      if (!done.ok) return refuse(request, done);
      const { request: made, ...compared } = done.value;
      return { ...DONE, ...compared, ...(made ? await show(made) : {}) };
    }),
    onSite(chooseShippingCall, async ({ id, method, address_id }, request, { customer }) => {
      const input = { id, customerId: customer.id, method, addressId: address_id };
      const chosen = await forwarding.chooseShipping(input);
      return chosen.ok ? show(chosen.value) : refuse(request, chosen);
    }),
  ];
}
