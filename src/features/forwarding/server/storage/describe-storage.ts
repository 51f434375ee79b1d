import { sum } from "#core/money.ts";
import { STORED } from "../../domain/forward-status.ts";
import { freeUntil, type StorageTerms, storageDays } from "../../domain/storage.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import type { ParcelRow } from "../parcels.repository.ts";
import { storedParcels } from "./stored-parcels.ts";

type Storage = { free_until: string; is_free: boolean; days: number };

/** Until when storage is free, and how many days are due; null unless the parcel waits in a warehouse. */
export function describeStorage(
  { status }: Pick<ForwardRequest, "status">,
  contents: readonly ParcelRow[],
  terms: StorageTerms | undefined,
  today: string,
): Storage | null {
  const stored = storedParcels(contents);
  const [first] = stored.toSorted((one, other) => (one.receivedOn < other.receivedOn ? -1 : 1));
  if (!first || !terms || !STORED.includes(status)) return null;
  const until = freeUntil(first, terms, today);
  return {
    free_until: until,
    is_free: until >= today,
    days: sum(stored.map((one) => storageDays(one, terms, today))),
  };
}
