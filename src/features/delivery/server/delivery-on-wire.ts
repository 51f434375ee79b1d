import { toDecimal } from "#core/money.ts";
import type { FoundPoint } from "../domain/find-points.ts";
import type { WirePoint, WireService } from "../requests.ts";
import type { DeliveryService } from "./list-couriers.ts";

export const toWireService = (service: DeliveryService): WireService => ({
  local_delivery_type: service.id,
  courier: service.courier,
  name: service.name,
  delivery_fee: toDecimal(service.feeCents),
  has_pickup_points: service.way === "pickup",
  days: { min: service.daysMin, max: service.daysMax },
});

export const toWirePoint = ({ id, postCode, place, country, ...point }: FoundPoint): WirePoint => ({
  parcelshop_id: id,
  ...point,
  zip: postCode,
  country_iso: country,
  lat: place?.latitude ?? null,
  lng: place?.longitude ?? null,
});
