import type { CourierCode, DeliveryKind } from "./courier.ts";

/** A courier's delivery to the door or to pickup points in a country: one choice in the checkout (SPEC §3). */
export type DeliveryService = {
  /** The `local_delivery_type` of the API. */
  id: number;
  courier: CourierCode;
  name: string;
  way: DeliveryKind;
  feeCents: number;
  daysMin: number;
  daysMax: number;
};
