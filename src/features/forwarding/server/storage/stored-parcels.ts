import { utcDay } from "#core/dates.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { Stored } from "../../domain/storage.ts";
import type { ParcelRow } from "../parcels.repository.ts";

export function storedParcels(parcels: readonly ParcelRow[]): Stored[] {
  return parcels.flatMap(({ receivedAt, storagePaidUntil }) =>
    receivedAt ? [{ receivedOn: utcDay(receivedAt), paidUntil: storagePaidUntil }] : [],
  );
}

/** As they were measured; one that has not arrived has no measures. */
export function measuredParcels(parcels: readonly ParcelRow[]): Parcel[] {
  return parcels.flatMap(({ grams, lengthMm, widthMm, heightMm }) =>
    grams && lengthMm && widthMm && heightMm
      ? [{ grams, lengthCm: lengthMm / 10, widthCm: widthMm / 10, heightCm: heightMm / 10 }]
      : [],
  );
}
