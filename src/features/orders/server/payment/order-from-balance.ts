import { PROVIDERS } from "#features/payments/domain/payment-provider.ts";
import type { FindForBalance } from "#features/payments/server/balance/from-balance.ts";
import type { Orders } from "../orders.ts";
import { PAY_STATUSES } from "./pay-orders.api.ts";

/** By slug or id; a guest's is nobody's own. */
export const orderFromBalance =
  (orders: Pick<Orders, "findMyOrder" | "payOrder">): FindForBalance =>
  async (name, { customer, language }) => {
    const asked = typeof name === "number" ? { id: name } : { slug: name };
    const order = await orders.findMyOrder({ ...asked, customerId: customer.id });
    if (order?.customerId !== customer.id) return undefined;
    const input = { orderId: order.id, provider: PROVIDERS.wallet, payer: { customer, language } };
    return {
      pay: (requestKey) => orders.payOrder({ ...input, requestKey }),
      statuses: PAY_STATUSES,
    };
  };
