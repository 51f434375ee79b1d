import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import type { Session } from "#features/account/server/read-session.ts";
import { paySubject } from "#features/payments/server/pay-call.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { namedLanguage, requestLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, type CallFailure, failure } from "#platform/api/api-route.ts";
import type { Call } from "#platform/api/call.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import {
  acceptDeclarationCall,
  addTrackingCall,
  answerHoldCall,
  chooseShippingCall,
  consolidateCall,
  declareCall,
  type ForwardDetails,
  forwardCall,
  forwardListCall,
  payForwardCall,
  suiteAddressCall,
} from "../contract.ts";
import type { ForwardRequest } from "./forwarding.repository.ts";
import type { Forwarding } from "./forwarding.ts";
import { FORWARD_REQUEST } from "./payment/forward-payable.ts";

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
    onSite(answerHoldCall, async ({ id, message }, request, { customer }) => {
      const answered = await forwarding.answerHold({ id, message, customerId: customer.id });
      return answered.ok ? show(answered.value) : refuse(request, answered);
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

type Handle<Input, Output> = (
  input: Input,
  request: RequestContext,
  session: Session,
) => Promise<Output | CallFailure>;

/** Wraps calls with the guards of product notes §3. */
function forwardingCalls(account: Account, forwarding: Forwarding) {
  /** A call of a customer, on a site with forwarding. */
  const onSite = <Input, Output>(call: Call<Input, Output>, handle: Handle<Input, Output>) =>
    handleCustomerCall(account, call, async (input, request, session) =>
      isOn(request.site, "forwarding")
        ? handle(input, request, session)
        : failure(404, "errors.not_found"),
    );
  /** "declaration": a call of a customer who has agreed to it. */
  const declared = <Input, Output>(call: Call<Input, Output>, handle: Handle<Input, Output>) =>
    onSite(call, async (input, request, session) =>
      (await forwarding.hasAccepted(session.customer.id))
        ? handle(input, request, session)
        : failure(403, "forwarding.errors.declaration"),
    );
  return { onSite, declared };
}

type PayServices = { account: Account; forwarding: Forwarding; payments: Payments };

export function payForwardApi({ account, forwarding, payments }: PayServices): ApiRoute[] {
  const { onSite } = forwardingCalls(account, forwarding);
  return [
    onSite(payForwardCall, async (input, request, { customer }) => {
      const found = await forwarding.findMyRequest({ id: input.id, customerId: customer.id });
      if (!found) return failure(404, "errors.not_found");
      const payer = { customer, language: namedLanguage(request, input), site: request.site };
      const subject = { kind: FORWARD_REQUEST, subjectId: String(found.id) };
      const call = { path: payForwardCall.path, owner: found.id, input };
      return paySubject(payments, request, call, { subject, payer });
    }),
  ];
}
