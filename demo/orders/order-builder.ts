import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";

/** An order with its past, as one plain object. */
export type OrderDefinition = {
  /** The customer's e-mail. */
  email: string;
  siteId: number;
  /** When it was placed, and when it reached its current status. */
  daysAgo: number;
  lastDaysAgo: number;
  /** When it was paid; if missing, spaced evenly between the two. */
  paidDaysAgo?: number;
  status: OrderStatus;
  /** Products by their position in the site's list, with their quantities. */
  goods: readonly (readonly [at: number, quantity: number])[];
  method: ShippingMethod;
  shippingFeeCents: number;
  shippingDiscountCents: number;
  courier: string;
  deliveryCents: number;
  currency: "EUR" | "USD";
  /** The part paid from the wallet, at most the total; a provider paid the rest. */
  balanceCents: number;
};

export function buildOrder(overrides: Partial<OrderDefinition> = {}): OrderDefinition {
  return {
    email: "rasa@cartage.example",
    siteId: 1,
    daysAgo: 1,
    lastDaysAgo: 0,
    status: "awaiting_payment",
    goods: [[0, 1]],
    method: "air",
    shippingFeeCents: 1290,
    shippingDiscountCents: 0,
    courier: "omniva",
    deliveryCents: 299,
    currency: "EUR",
    balanceCents: 0,
    ...overrides,
  };
}
