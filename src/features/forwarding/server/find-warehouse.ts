import type { StorageTerms } from "../domain/storage.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";

/** Requests are kept by a warehouse's number; people and rates know it by its code. */
export async function findWarehouse({ shipping }: Pick<ForwardingDeps, "shipping">, id: number) {
  const place = (await shipping.listWarehouses()).find((one) => one.id === id);
  if (!place) throw new Error(`There is no warehouse ${id}`);
  const terms: StorageTerms = { freeDays: place.freeDays, centsPerDay: place.storageCentsPerDay };
  return { ...place, terms };
}
