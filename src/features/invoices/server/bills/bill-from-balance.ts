import { PROVIDERS } from "#features/payments/domain/payment-provider.ts";
import type { FindForBalance } from "#features/payments/server/balance/from-balance.ts";
import { PAY_STATUSES } from "../invoices.api.ts";
import type { Invoices } from "../invoices.ts";

/** By the id of its link: whoever else holds that pays, but from no wallet. */
export const billFromBalance =
  (invoices: Pick<Invoices, "findBill" | "payBill">): FindForBalance =>
  async (name, { customer, language }) => {
    const bill = await invoices.findBill(String(name));
    if (!bill || bill.customerId !== customer.id) return undefined;
    const input = { bill, provider: PROVIDERS.wallet, payer: { customer, language } };
    return {
      pay: (requestKey) => invoices.payBill({ ...input, requestKey }),
      statuses: PAY_STATUSES,
    };
  };
