/** Product notes §7: the filters of a list of orders; null on a site that does not offer the choice. */
export const ORDERS_FILTERS = [
  "all_orders",
  "shop_orders",
  "quotes",
  "forward_requests",
  "unpaid",
] as const;
export type OrdersFilter = (typeof ORDERS_FILTERS)[number];

export const DEFAULT_FILTER: OrdersFilter = "all_orders";
export const ORDERS_PAGE_SIZE = 20;

export const isOrdersFilter = (value: string | null): value is OrdersFilter =>
  ORDERS_FILTERS.some((filter) => filter === value);
