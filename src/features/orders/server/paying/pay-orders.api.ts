import type { Account } from "#features/account/server/account.ts";
import { answerCustomer } from "#features/account/server/customer-call.ts";
import { PROVIDERS, type ProviderId } from "#features/payments/domain/payment-provider.ts";
import { payOnce } from "#features/payments/server/pay-call.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { namedLanguage, requestLanguage } from "#features/sites/server/request-language.ts";
import {
  type ApiRoute,
  answer,
  failure,
  type SiteRequest,
} from "#features/sites/server/site-request.ts";
import { payFromBalanceCall, payOrderCall } from "../../contract.ts";
import { reachOrder } from "../orders.api.ts";
import type { Order } from "../orders.repository.ts";
import type { Orders } from "../orders.ts";

const STATUSES = { "orders.errors.being_paid": 409 } as const;

type Services = { account: Account; orders: Orders; payments: Payments };

/** "Pay now" of an order that waits for its money. */
export function payOrdersApi({ account, orders, payments }: Services): ApiRoute[] {
  /** A guest's order is paid by whoever holds its link, out of nobody's wallet. */
  async function payerOf(request: SiteRequest, order: Order, language: string) {
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
    answer(payOrderCall, async (input, request) => {
      const order = await reachOrder({ account, orders }, input.slug, request);
      if ("failed" in order) return order;
      const who = await payerOf(request, order, namedLanguage(request, input));
      const call = { path: payOrderCall.path, owner: order.slug, input, statuses: STATUSES };
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

    answerCustomer(account, payFromBalanceCall, async (input, request, { customer }) => {
      const { slug, id } = input;
      const asked = slug === undefined ? { id: id ?? 0 } : { slug };
      const order = await orders.findMyOrder({ ...asked, customerId: customer.id });
      if (order?.customerId !== customer.id) return failure(404, "errors.not_found");
      const { path } = payFromBalanceCall;
      const call = { path, owner: customer.id, input, statuses: STATUSES };
      const payer = { customer, language: requestLanguage(request) };
      return payOnce(payments, request, call, (requestKey) =>
        orders.payOrder({ orderId: order.id, provider: PROVIDERS.wallet, payer, requestKey }),
      );
    }),
  ];
}
