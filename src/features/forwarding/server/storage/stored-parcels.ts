import { utcDay } from "#core/dates.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { StorageTerms, Stored } from "../../domain/storage.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import type { ParcelRow } from "../parcels.repository.ts";

export function storedParcels(parcels: readonly ParcelRow[]): Stored[] {
  return parcels.flatMap(({ receivedAt, storagePaidUntil }) =>
    receivedAt ? [{ receivedOn: utcDay(receivedAt), paidUntil: storagePaidUntil }] : [],
  );
}

/** The measured parcels; a parcel that has not arrived has no measures. */
export function measuredParcels(parcels: readonly ParcelRow[]): Parcel[] {
  return parcels.flatMap(({ grams, lengthMm, widthMm, heightMm }) =>
    grams && lengthMm && widthMm && heightMm
      ? [{ grams, lengthCm: lengthMm / 10, widthCm: widthMm / 10, heightCm: heightMm / 10 }]
      : [],
  );
}

export type TermsDeps = Pick<ForwardingDeps, "shipping" | "findBenefits" | "listPlanStorage">;
export type RequestTerms = Awaited<ReturnType<typeof requestTerms>>;

/** The warehouse of a request and its storage terms, improved by the owner's plans. */
export async function requestTerms(
  { shipping, findBenefits, listPlanStorage }: TermsDeps,
  request: Pick<ForwardRequest, "warehouseId" | "customerId" | "siteId">,
) {
  const warehouse = (await shipping.listWarehouses()).find(({ id }) => id === request.warehouseId);
  if (!warehouse) throw new Error(`There is no warehouse ${request.warehouseId}`);
  const plan = await findBenefits(request);
  const terms: StorageTerms = {
    freeDays: warehouse.freeDays,
    plans: await listPlanStorage(request),
    centsPerDay: warehouse.storageCentsPerDay,
  };
  return { warehouse, plan, terms };
}
