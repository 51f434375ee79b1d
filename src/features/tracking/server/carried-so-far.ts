import type { Queryable } from "#database/connect.ts";
import { CARRIED_STATUSES, type CarriedStatus } from "#features/shipping/domain/carried-status.ts";
import { farthestStatus } from "../domain/parcel-stage.ts";
import { selectEvents, selectParcelsOf, type TrackedParcel } from "./tracking.repository.ts";

/** An order is only as far as the last of its parcels. */
export const leastOf = (statuses: readonly CarriedStatus[]): CarriedStatus =>
  CARRIED_STATUSES.find((status) => statuses.includes(status)) ?? "shipped";

/** The status of an order by all events of its carriers. */
export async function carriedSoFar(db: Queryable, orderId: number): Promise<CarriedStatus> {
  const parcels = await selectParcelsOf(db, { subjectKind: "order", subjectId: orderId });
  return leastOf(await statusesOf(db, parcels));
}

/** The statuses of the other parcels of an order. */
export async function statusesOfOthers(
  db: Queryable,
  parcel: TrackedParcel,
): Promise<CarriedStatus[]> {
  if (parcel.subjectKind !== "order") return [];
  const all = await selectParcelsOf(db, parcel);
  return statusesOf(
    db,
    all.filter(({ id }) => id !== parcel.id),
  );
}

/** Ignores returned parcels, because the order does not wait for them. */
async function statusesOf(
  db: Queryable,
  parcels: readonly Pick<TrackedParcel, "id">[],
): Promise<CarriedStatus[]> {
  const statuses: CarriedStatus[] = [];
  for (const { id } of parcels) {
    const events = await selectEvents(db, id);
    if (events.every(({ stage }) => stage !== "returned")) statuses.push(farthestStatus(events));
  }
  return statuses;
}
