import type { Account } from "#features/account/server/account.ts";
import type { ProviderId } from "#features/payments/domain/payment-provider.ts";
import { payOnce } from "#features/payments/server/pay-call.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { namedLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, handleCall } from "#platform/api/api-route.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { payOrderCall } from "../../contract.ts";
import { findAccessibleOrder } from "../orders.api.ts";
import type { Order } from "../orders.repository.ts";
import type { Orders } from "../orders.ts";

export const PAY_STATUSES = { "orders.errors.being_paid": 409 } as const;

type Services = { account: Account; orders: Orders; payments: Payments };

/** "Pay now" of an order that waits for its money. */
export function payOrdersApi({ account, orders, payments }: Services): ApiRoute[] {
  /** A guest's order is paid by whoever holds its link, out of nobody's wallet. */
  async function payerOf(request: RequestContext, order: Order, language: string) {
    const customer = (await account.sessionOf(request))?.customer;
    const isOwner = customer !== undefined && customer.id === order.customerId;
    const payer = {
      language,
      returnSite: request.site,
      customer: isOwner ? customer : undefined,
      visitorHash: isOwner ? undefined : payments.visitorOf(request.cookies),
    };
    return { payer, askerId: customer?.id };
  }

  return [
    handleCall(payOrderCall, async (input, request) => {
      const order = await findAccessibleOrder({ account, orders }, input.slug, request);
      if ("failed" in order) return order;
      const who = await payerOf(request, order, namedLanguage(request, input));
      const call = { path: payOrderCall.path, owner: order.slug, input, statuses: PAY_STATUSES };
      return payOnce(payments, request, call, (requestKey) =>
        orders.payOrder({
          orderId: order.id,
          provider: input.payment_id as ProviderId,
          ...who,
          token: input.stripe_token,
          requestKey,
        }),
      );
    }),
  ];
}
