import { toDecimal } from "#core/money.ts";
import type { WireService } from "../contract.ts";
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

export const toWireService = (service: DeliveryService): WireService => ({
  local_delivery_type: service.id,
  courier: service.courier,
  name: service.name,
  delivery_fee: toDecimal(service.feeCents),
  has_pickup_points: service.way === "pickup",
  days: { min: service.daysMin, max: service.daysMax },
});
