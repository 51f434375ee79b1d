/** How an order that is refused is told over HTTP, whichever feature wanted one. */
export const ORDER_REFUSALS = {
  "orders.errors.total_changed": 409,
  "orders.errors.out_of_stock": 409,
  "orders.errors.not_payable": 409,
  "orders.errors.being_paid": 409,
  "orders.errors.too_many_unpaid": 429,
} as const;
