import { toDecimal } from "#core/money.ts";
import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import type { ApiRoute } from "#platform/api/api-route.ts";
import { balanceCall, balanceHistoryCall, checkBalanceCall } from "../contract.ts";
import type { Wallet } from "./wallet.ts";

const DONE = { status: true as const };

export function walletApi(account: Account, wallet: Wallet): ApiRoute[] {
  return [
    handleCustomerCall(account, balanceCall, async (_input, _request, { customer }) => {
      const balance = await wallet.readBalance(customer.id);
      return { ...DONE, amount: toDecimal(balance.wallet), held: toDecimal(balance.held) };
    }),

    handleCustomerCall(account, balanceHistoryCall, async (input, _request, { customer }) => ({
      ...DONE,
      ...(await wallet.listHistory({ customerId: customer.id, ...input })),
    })),

    handleCustomerCall(account, checkBalanceCall, async (_input, _request, { customer }) => {
      const check = await wallet.checkLedger(customer.id);
      return {
        ...DONE,
        balance: toDecimal(check.balanceCents),
        sum: toDecimal(check.sumCents),
        additions: toDecimal(check.additionsCents),
        deductions: toDecimal(check.deductionsCents),
        held: toDecimal(check.heldCents),
        entries: check.entries,
        agrees: check.agrees,
      };
    }),
  ];
}
