import { type CarriedStatus, isCarried } from "#features/shipping/domain/carried-status.ts";
import { isImport } from "#features/shipping/domain/import-charges.ts";
import type { TrackingView } from "../contract.ts";
import { expectArrival } from "../domain/arrival-estimate.ts";
import { statusesAhead } from "../domain/parcel-stage.ts";
import { routeProgress } from "../domain/route-progress.ts";
import { routeOf } from "./apply-carrier-report.ts";
import type { Tracked } from "./find-tracked.ts";
import { type History, stepsOf } from "./tracked-steps.ts";
import { selectEvents, selectRouteDays } from "./tracking.repository.ts";
import type { TrackingDeps } from "./tracking-deps.ts";

/** Estimates use this many past parcels. */
const COUNTED = 200;

/** Owners see everything; others who have the number see only the steps since shipping, and no names. */
export async function describeTracked(
  deps: TrackingDeps,
  { kind, subject, parcel, isOwner }: Tracked,
  timeZone: string,
): Promise<TrackingView> {
  const told = parcel ? await selectEvents(deps.db, parcel.id) : [];
  const history = isOwner ? subject.history : carriedOnly(subject.history);
  const status = isOwner ? subject.status : lastCarried(subject);
  const isEnded = subject.isEnded || told.some(({ stage }) => stage === "returned");
  const toPickupPoint = parcel?.toPickupPoint ?? subject.toPickupPoint;
  const isComing = !isEnded && kind !== "quote";
  return {
    number: parcel?.number ?? null,
    kind,
    own: isOwner ? { number: subject.number, path: subject.path } : null,
    goods: isOwner ? subject.goods : [],
    state: status,
    is_ended: isEnded,
    carrier: parcel?.carrierTitle ?? null,
    method: parcel?.method ?? null,
    events: stepsOf(kind, history, told),
    ahead: isComing ? aheadOf(status, toPickupPoint).filter(isOnWay(parcel)) : [],
    places: parcel ? routeProgress({ ...parcel, told, status }) : null,
    estimate: isComing ? await estimateFor(deps, parcel, status, timeZone) : null,
  };
}

const carriedOnly = (history: History): History =>
  history.filter(({ status }) => isCarried(status));

/** Only the owner may see what happened to the money, so others see the last status of the transport. */
const lastCarried = ({ status, history }: Tracked["subject"]): string =>
  isCarried(status) ? status : (carriedOnly(history).at(-1)?.status ?? "shipped");

/** There is no customs step within one customs area. */
const isOnWay = (parcel: Tracked["parcel"]) => (ahead: CarriedStatus) =>
  ahead !== "in_customs" || !parcel || isImport(parcel.origin.country, parcel.destination.country);

function aheadOf(status: string, toPickupPoint: boolean): CarriedStatus[] {
  if (isCarried(status)) return statusesAhead(status, toPickupPoint);
  return ["shipped", ...statusesAhead("shipped", toPickupPoint)];
}

async function estimateFor(
  deps: TrackingDeps,
  parcel: Tracked["parcel"],
  status: string,
  timeZone: string,
) {
  if (!parcel || !isCarried(status)) return null;
  const past = await selectRouteDays(deps.db, routeOf(parcel), COUNTED);
  const days = { min: parcel.daysMin, max: parcel.daysMax };
  return expectArrival(status, { sentAt: parcel.sentAt, days, past, now: deps.now(), timeZone });
}
