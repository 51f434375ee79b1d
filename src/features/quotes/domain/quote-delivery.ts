import type { Cents } from "#core/money.ts";
import type { OrderAddress, OrderPickupPoint } from "#features/orders/domain/order.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";

/** How a quote's owner wants it: kept with the courier's fee of that moment, which is then part of the price. */
export type QuoteDelivery = {
  method: ShippingMethod;
  /** A `local_delivery_type`. */
  serviceId: number;
  courier: string;
  courierName: string;
  pickupPoint: OrderPickupPoint | null;
  feeCents: Cents;
  address: OrderAddress;
};
