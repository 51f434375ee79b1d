import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import { requestLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, failure } from "#platform/api/api-route.ts";
import { type PAID_FROM_BALANCE, payFromBalanceCall } from "../../contract.ts";
import { payOnce } from "../pay-call.ts";
import type { Payments } from "../payments.ts";
import type { FindForBalance } from "./from-balance.ts";

type Services = { account: Account; payments: Payments };
export type ForBalance = Record<(typeof PAID_FROM_BALANCE)[number], FindForBalance>;

/** Product notes §7 /api/balance/pay: one named thing, whichever feature it is of. */
export function balanceApi({ account, payments }: Services, finders: ForBalance): ApiRoute[] {
  return [
    handleCustomerCall(account, payFromBalanceCall, async (input, request, { customer }) => {
      const payer = { customer, language: requestLanguage(request), site: request.site };
      const found = await finders[input.rel_type](input.slug ?? input.id ?? "", payer);
      if (!found) return failure(404, "errors.not_found");
      const { path } = payFromBalanceCall;
      const call = { path, owner: customer.id, input, statuses: found.statuses };
      return payOnce(payments, request, call, found.pay);
    }),
  ];
}
