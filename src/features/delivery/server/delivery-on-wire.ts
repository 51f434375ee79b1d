import type { WirePoint } from "../contract.ts";
import type { FoundPoint } from "../domain/find-points.ts";

export const toWirePoint = ({
  id,
  postCode,
  coordinates,
  country,
  ...point
}: FoundPoint): WirePoint => ({
  parcelshop_id: id,
  ...point,
  zip: postCode,
  country_iso: country,
  lat: coordinates?.latitude ?? null,
  lng: coordinates?.longitude ?? null,
});
