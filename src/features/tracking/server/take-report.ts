import { DAY_MS } from "#core/durations.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import type { CarrierReport } from "#ports/carriers.ts";
import { farthestStatus } from "../domain/parcel-stage.ts";
import {
  insertEvents,
  insertWay,
  lockParcel,
  selectByNumber,
  selectEvents,
  type TrackedParcel,
  updateParcel,
} from "./tracking.repository.ts";
import type { TrackingDeps } from "./tracking-deps.ts";

/**
 * What a carrier says, asked or not: every event is kept once, in whatever order they come, and what
 * they are about goes on to the farthest of them and never back.
 */
export async function takeReport(
  deps: TrackingDeps,
  carrier: string,
  { number, events }: CarrierReport,
): Promise<Result<null, "errors.not_found">> {
  const parcel = await selectByNumber(deps.db, number);
  if (parcel?.carrier !== carrier) return fail("errors.not_found");
  const known = await selectEvents(deps.db, parcel.id);
  const fresh = events.filter(({ id }) => known.every(({ eventId }) => eventId !== id));
  if (fresh.length === 0) return succeed(null);
  const all = [...known, ...fresh];
  await inTransaction(deps.db, async (tx) => {
    // The order or request first, then its parcel: the order of docs/architecture.md "Locks".
    const { moveByCarrier } = deps.subjects[parcel.subjectKind];
    const farthest = farthestStatus(all);
    await moveByCarrier(tx, parcel.subjectId, farthest);
    const locked = await lockParcel(tx, parcel.id);
    await insertEvents(tx, parcel.id, fresh);
    const isOver = farthest === "delivered" || all.some(({ stage }) => stage === "returned");
    if (!isOver || !locked || locked.endedAt) return;
    await updateParcel(tx, parcel.id, { endedAt: deps.now() });
    const arrived = all.find(({ stage }) => stage === "delivered");
    if (arrived) await insertWay(tx, { ...wayOf(parcel), days: daysOf(parcel, arrived.at) });
  });
  if (fresh.some(({ stage }) => stage === "returned")) {
    const { subjectKind, subjectId } = parcel;
    deps.onTrouble("a parcel goes back to its sender", { number, subjectKind, subjectId });
  }
  return succeed(null);
}

export const wayOf = ({ origin, destination, method }: TrackedParcel) => ({
  origin: origin.country,
  destination: destination.country,
  method,
});

const daysOf = ({ sentAt }: TrackedParcel, arrived: Date): number =>
  Math.max(0, Math.round((arrived.getTime() - sentAt.getTime()) / DAY_MS));
