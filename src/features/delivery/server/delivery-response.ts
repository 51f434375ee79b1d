import { toDecimal } from "#core/money.ts";
import type { PointResponse, ServiceResponse } from "../contract.ts";
import type { DeliveryService } from "../domain/delivery-service.ts";
import type { FoundPoint } from "../domain/find-points.ts";

export const toPointResponse = ({
  id,
  postCode,
  coordinates,
  country,
  ...point
}: FoundPoint): PointResponse => ({
  parcelshop_id: id,
  ...point,
  zip: postCode,
  country_iso: country,
  lat: coordinates?.latitude ?? null,
  lng: coordinates?.longitude ?? null,
});

export const toServiceResponse = (service: DeliveryService): ServiceResponse => ({
  local_delivery_type: service.id,
  courier: service.courier,
  name: service.name,
  delivery_fee: toDecimal(service.feeCents),
  has_pickup_points: service.way === "pickup",
  days: { min: service.daysMin, max: service.daysMax },
});
