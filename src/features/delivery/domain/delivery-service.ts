import type { CourierCode, DeliveryKind } from "./courier.ts";

/** One way of one courier to a customer in a country: a choice of the checkout (SPEC §3). */
export type DeliveryService = {
  /** `local_delivery_type` on the wire. */
  id: number;
  courier: CourierCode;
  name: string;
  way: DeliveryKind;
  feeCents: number;
  daysMin: number;
  daysMax: number;
};
