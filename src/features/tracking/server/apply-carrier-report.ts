import { fail, type Result, succeed } from "#core/result.ts";
import type { Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { CarrierEvent, CarrierReport } from "#ports/carriers.ts";
import { daysBetween, isPlausibleTransitTime } from "../domain/arrival-estimate.ts";
import { farthestStatus } from "../domain/parcel-stage.ts";
import { leastOf, statusesOfOthers } from "./carried-so-far.ts";
import {
  insertDeliveredRoute,
  insertEvents,
  lockParcel,
  selectByNumber,
  selectEvents,
  type TrackedParcel,
  updateParcel,
} from "./tracking.repository.ts";
import type { TrackingDeps } from "./tracking-deps.ts";

/** `db` may also be a transaction of the caller. */
type ReportDeps = Omit<TrackingDeps, "db"> & { db: Queryable };

/**
 * Applies a carrier's report, from a webhook or from polling. Every event is saved once, in whatever order
 * the events come, and the order or request moves to the farthest status and never back. The report
 * applies to all parcels with this number.
 */
export async function applyCarrierReport(
  deps: ReportDeps,
  carrier: string,
  { number, events }: CarrierReport,
): Promise<Result<null, "errors.not_found">> {
  const parcels = (await selectByNumber(deps.db, number)).filter((one) => one.carrier === carrier);
  if (parcels.length === 0) return fail("errors.not_found");
  for (const parcel of parcels) await recordEvents(deps, parcel, events);
  return succeed(null);
}

async function recordEvents(
  deps: ReportDeps,
  parcel: TrackedParcel,
  events: readonly CarrierEvent[],
): Promise<void> {
  const { number, subjectKind, subjectId } = parcel;
  const known = await selectEvents(deps.db, parcel.id);
  const fresh = events.filter(({ id }) => known.every(({ eventId }) => eventId !== id));
  if (fresh.length === 0) return;
  const all = [...known, ...fresh];
  await inTransaction(deps.db, async (tx) => {
    // Locks the order or request first and then its parcel, as docs/architecture.md "Locks" demands.
    const farthest = farthestStatus(all);
    const reached = leastOf([farthest, ...(await statusesOfOthers(deps.db, parcel))]);
    await deps.subjects[subjectKind].moveByCarrier(tx, subjectId, reached);
    const locked = await lockParcel(tx, parcel.id);
    await insertEvents(tx, parcel.id, fresh);
    const isOver = farthest === "delivered" || all.some(({ stage }) => stage === "returned");
    if (!isOver || !locked || locked.endedAt) return;
    await updateParcel(tx, parcel.id, { endedAt: deps.now() });
    const arrived = all.find(({ stage }) => stage === "delivered");
    const days = arrived ? daysBetween(parcel.sentAt, arrived.at, "UTC") : 0;
    if (isPlausibleTransitTime(days)) await insertDeliveredRoute(tx, { ...routeOf(parcel), days });
  });
  if (fresh.some(({ stage }) => stage === "returned")) {
    deps.reportProblem("parcel_returned", { number, subjectKind, subjectId });
  }
}

export const routeOf = ({ origin, destination, method }: TrackedParcel) => ({
  origin: origin.country,
  destination: destination.country,
  method,
});
