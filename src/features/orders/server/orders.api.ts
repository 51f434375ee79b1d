import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import { payerFor, paySubject } from "#features/payments/server/pay-call.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { namedLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, type CallFailure, failure, handleCall } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import {
  cancelOrderCall,
  myOrdersCall,
  type OrderDetails,
  orderCall,
  payOrderCall,
  withdrawOrderCall,
} from "../contract.ts";
import { toOrderDetails } from "./order-response.ts";
import type { Order } from "./orders.repository.ts";
import type { Orders } from "./orders.ts";
import { ORDER } from "./payment/order-payable.ts";

const refuse = refuseWith({ "errors.not_found": 404, "orders.errors.too_late": 409 });

type Answer = { status: true; order: OrderDetails };

/** Everyone who has the link may open a guest's order; all other orders open only for their owner. */
async function findAccessibleOrder(
  { account, orders }: { account: Account; orders: Orders },
  slug: string,
  request: RequestContext,
): Promise<Order | CallFailure> {
  const customerId = (await account.sessionOf(request))?.customer.id;
  const order = await orders.findMyOrder({ slug, customerId });
  if (order) return order;
  return customerId === undefined ? failure(401, NOT_LOGGED_IN) : failure(404, "errors.not_found");
}

export function ordersApi(account: Account, orders: Orders): ApiRoute[] {
  const reach = (slug: string, request: RequestContext) =>
    findAccessibleOrder({ account, orders }, slug, request);
  const show = async (
    { slug, customerId }: Order,
    request: RequestContext,
    input: { language_id?: number | undefined },
  ): Promise<Answer | CallFailure> => {
    const at = { site: request.site, language: namedLanguage(request, input) };
    const order = await orders.getMyOrder({ slug, customerId: customerId ?? undefined, at });
    return order
      ? { status: true, order: toOrderDetails(order) }
      : failure(404, "errors.not_found");
  };

  return [
    handleCustomerCall(account, myOrdersCall, (input, request, { customer }) =>
      orders.listMyOrders({
        site: request.site,
        customerId: customer.id,
        page: input.page,
        filter: input.type_for_filter,
        language: namedLanguage(request, input),
      }),
    ),

    handleCall(orderCall, async (input, request) => {
      const order = await reach(input.slug, request);
      return "failed" in order ? order : show(order, request, input);
    }),

    handleCall(cancelOrderCall, async (input, request) => {
      const order = await reach(input.slug, request);
      if ("failed" in order) return order;
      const cancelled = await orders.cancelOrder({ orderId: order.id, actor: actorOf(order) });
      return cancelled.ok ? show(order, request, input) : refuse(request, cancelled);
    }),

    handleCall(withdrawOrderCall, async (input, request) => {
      const order = await reach(input.slug, request);
      if ("failed" in order) return order;
      const withdrawn = await orders.withdrawOrder({ orderId: order.id });
      return withdrawn.ok ? show(order, request, input) : refuse(request, withdrawn);
    }),
  ];
}

function actorOf({ customerId }: Order) {
  return customerId === null
    ? { kind: "guest" as const }
    : { kind: "customer" as const, id: customerId };
}

type Services = { account: Account; orders: Orders; payments: Payments };

/** "Pay now" for an order that waits for payment. */
export function payOrdersApi({ account, orders, payments }: Services): ApiRoute[] {
  return [
    handleCall(payOrderCall, async (input, request) => {
      const order = await findAccessibleOrder({ account, orders }, input.slug, request);
      if ("failed" in order) return order;
      const { slug, customerId: ownerId } = order;
      const customer = (await account.sessionOf(request))?.customer;
      const language = namedLanguage(request, input);
      const payer = payerFor(payments, request, customer, { ownerId, language });
      const call = { path: payOrderCall.path, owner: slug, input };
      return paySubject(payments, request, call, {
        subject: { kind: ORDER, subjectId: slug },
        payer,
      });
    }),
  ];
}
