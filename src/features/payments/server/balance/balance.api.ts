import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import { requestLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, failure } from "#platform/api/api-route.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { payFromBalanceCall } from "../../contract.ts";
import { payOnce } from "../pay-call.ts";
import type { Payments } from "../payments.ts";

type Services = { account: Account; payments: Payments };

/** Product notes §7 /api/balance/pay: one named thing of one's own, whichever feature it is of. */
export function balanceApi({ account, payments }: Services): ApiRoute[] {
  return [
    handleCustomerCall(account, payFromBalanceCall, async (named, request, { customer }) => {
      const kind = payments.kindOf(named.rel_type);
      const name = named.slug ?? named.id ?? "";
      const thing = kind && (await payments.find(kind, name, request.site));
      if (!thing || thing.ownerId !== customer.id) return failure(404, "errors.not_found");
      const { path } = payFromBalanceCall;
      const payer = { customer, language: requestLanguage(request), site: request.site };
      const call = { path, owner: customer.id, input: named, statuses: payments.statusesOf(kind) };
      return payOnce(payments, request, call, (requestKey) =>
        payments.pay({ kind, ...thing }, payer, { provider: PROVIDERS.wallet, requestKey }),
      );
    }),
  ];
}
