import { PAY_TIMEOUT_MS, type PayResultOnWire, type PayWith } from "#features/payments/requests.ts";
import { defineRequest } from "#platform/api/call.ts";
import type { ListedOrder, OrderDetails } from "./domain/order-view.ts";
import type { OrdersFilter } from "./domain/orders-filter.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

export const myOrdersRequest = defineRequest<
  {
    language_id?: number | undefined;
    page?: number | undefined;
    type_for_filter?: OrdersFilter | null | undefined;
  },
  { items: ListedOrder[]; total: number }
>({ path: "/api/my-orders/get-my-orders" });

type BySlug = { slug: string; language_id?: number | undefined };
type Answer = { status: true; order: OrderDetails };

export const orderRequest = defineRequest<BySlug, Answer>({
  path: "/api/my-orders/get-order/{slug}",
});
export const cancelOrderRequest = defineRequest<BySlug, Answer>({
  path: "/api/my-orders/cancel/{slug}",
});
export const withdrawOrderRequest = defineRequest<BySlug, Answer>({
  path: "/api/my-orders/withdraw/{slug}",
});
export const payOrderRequest = defineRequest<{ slug: string } & PayWith, PayResultOnWire>({
  path: "/api/my-orders/pay/{slug}",
  timeoutMs: PAY_TIMEOUT_MS,
});
