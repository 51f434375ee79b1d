import type { Account } from "#features/account/server/account.ts";
import type { ProviderId } from "#features/payments/domain/payment-provider.ts";
import { payOnce } from "#features/payments/server/pay-call.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { namedLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, failure } from "#platform/api/api-route.ts";
import { payForwardCall } from "../../contract.ts";
import type { Forwarding } from "../forwarding.ts";
import { forwardingCalls } from "../forwarding-calls.ts";

export const PAY_STATUSES = {
  "forwarding.errors.not_payable": 409,
  "forwarding.errors.being_paid": 409,
} as const;

type Services = { account: Account; forwarding: Forwarding; payments: Payments };

export function payForwardApi({ account, forwarding, payments }: Services): ApiRoute[] {
  const { onSite } = forwardingCalls(account, forwarding);
  return [
    onSite(payForwardCall, async (input, request, { customer }) => {
      const found = await forwarding.findMyRequest({ id: input.id, customerId: customer.id });
      if (!found) return failure(404, "errors.not_found");
      const { path } = payForwardCall;
      const call = { path, owner: found.id, input, statuses: PAY_STATUSES };
      const language = namedLanguage(request, input);
      const payer = { customer, language, returnSite: request.site };
      return payOnce(payments, request, call, (requestKey) =>
        forwarding.payRequest({
          request: found,
          provider: input.payment_id as ProviderId,
          payer,
          token: input.stripe_token,
          requestKey,
        }),
      );
    }),
  ];
}
