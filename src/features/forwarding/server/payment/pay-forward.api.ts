import type { Account } from "#features/account/server/account.ts";
import { payThing } from "#features/payments/server/pay-call.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { namedLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, failure } from "#platform/api/api-route.ts";
import { payForwardCall } from "../../contract.ts";
import type { Forwarding } from "../forwarding.ts";
import { forwardingCalls } from "../forwarding-calls.ts";
import { FORWARD_REQUEST } from "./forward-payable.ts";

type Services = { account: Account; forwarding: Forwarding; payments: Payments };

export function payForwardApi({ account, forwarding, payments }: Services): ApiRoute[] {
  const { onSite } = forwardingCalls(account, forwarding);
  return [
    onSite(payForwardCall, async (input, request, { customer }) => {
      const found = await forwarding.findMyRequest({ id: input.id, customerId: customer.id });
      if (!found) return failure(404, "errors.not_found");
      const payer = { customer, language: namedLanguage(request, input), site: request.site };
      const thing = { kind: FORWARD_REQUEST, subjectId: String(found.id) };
      const call = { path: payForwardCall.path, owner: found.id, input };
      return payThing(payments, request, call, { thing, payer });
    }),
  ];
}
