import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";

/** An order with its past, as one plain object. */
export type OrderDefinition = {
  /** Whose it is. */
  email: string;
  siteId: number;
  /** When it was placed, and when it got where it is now. */
  daysAgo: number;
  lastDaysAgo: number;
  /** When it was paid; without it, at an even distance between the two. */
  paidDaysAgo?: number;
  status: OrderStatus;
  /** Products by their position in the site's list, with how many of each. */
  goods: readonly (readonly [at: number, quantity: number])[];
  method: ShippingMethod;
  shippingFeeCents: number;
  shippingDiscountCents: number;
  courier: string;
  deliveryCents: number;
  currency: "EUR" | "USD";
  /** What the wallet paid of it, at most all; the rest came through a provider. */
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
