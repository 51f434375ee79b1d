import { estimateArrival } from "../domain/arrival-estimate.ts";
import {
  CARRIED_STATUSES,
  type CarriedStatus,
  statusesAhead,
  statusOfStage,
} from "../domain/parcel-stage.ts";
import type { Place } from "../domain/place.ts";
import type { TrackedStep, TrackingView } from "../domain/tracking-view.ts";
import type { Tracked } from "./find-tracked.ts";
import { wayOf } from "./take-report.ts";
import { selectEvents, selectWays, type TrackedEvent } from "./tracking.repository.ts";
import type { TrackingDeps } from "./tracking-deps.ts";

/** Estimates are made of so many. */
const COUNTED = 200;

/** To its owner all of it; to whoever holds the number the way since it was shipped, and no names. */
export async function describeTracked(
  deps: TrackingDeps,
  { kind, subject, parcel, isOwner }: Tracked,
): Promise<TrackingView> {
  const told = parcel ? await selectEvents(deps.db, parcel.id) : [];
  const { status, isEnded } = subject;
  const toPickupPoint = parcel?.toPickupPoint ?? subject.toPickupPoint;
  return {
    number: parcel?.number ?? null,
    kind,
    own: isOwner ? { number: subject.number, path: subject.path } : null,
    goods: isOwner ? subject.goods : [],
    state: status,
    is_ended: isEnded,
    carrier: parcel?.carrierTitle ?? null,
    method: parcel?.method ?? null,
    events: stepsOf(kind, isOwner ? subject.history : carriedOnly(subject.history), told),
    ahead: isEnded || kind === "quote" ? [] : aheadOf(status, toPickupPoint),
    places: parcel ? placesOf(parcel, told, status) : null,
    estimate: parcel && !isEnded && isCarried(status) ? await estimateFor(deps, parcel) : null,
  };
}

const isCarried = (status: string): status is CarriedStatus =>
  (CARRIED_STATUSES as readonly string[]).includes(status);

type History = Tracked["subject"]["history"];

const carriedOnly = (history: History): History =>
  history.filter(({ status }) => isCarried(status));

/** What we did ourselves, and what the carrier told; a step that both know is the carrier's. */
function stepsOf(
  kind: TrackingView["kind"],
  history: History,
  told: readonly TrackedEvent[],
): TrackedStep[] {
  const isTold = (status: string) => told.some(({ stage }) => statusOfStage(stage) === status);
  const ours = history
    .filter(({ status }) => !isTold(status))
    .map(({ status, at }) => ({ stage: status, by: kind, at, city: null, country: null }));
  const theirs = told.map(({ stage, at, place }) => ({
    stage,
    by: "carrier" as const,
    at,
    city: place?.city ?? null,
    country: place?.country ?? null,
  }));
  return [...ours, ...theirs]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...step }) => ({ ...step, at: at.toISOString() }));
}

function aheadOf(status: string, toPickupPoint: boolean): CarriedStatus[] {
  if (isCarried(status)) return statusesAhead(status, toPickupPoint);
  return ["shipped", ...statusesAhead("shipped", toPickupPoint)];
}

const isSame = (one: Place, other: Place): boolean =>
  one.city === other.city && one.country === other.country;

/** Each place once, in the order in which it was there. */
function placesOf(
  { origin, destination }: NonNullable<Tracked["parcel"]>,
  told: readonly TrackedEvent[],
  status: string,
): TrackingView["places"] {
  const passed = told.flatMap(({ place }) => (place ? [place] : []));
  if (isCarried(status) && status !== "shipped") passed.push(destination);
  const stops = [origin, ...passed].filter((place, at, all) => {
    const before = all[at - 1];
    return !before || !isSame(before, place);
  });
  const last = told.findLast(({ stage }) => stage !== "delayed");
  const isThere = isSame(stops.at(-1) ?? origin, destination);
  return {
    from: origin,
    to: destination,
    passed: stops,
    is_between: !isThere && (!last || last.stage === "departed"),
  };
}

async function estimateFor(deps: TrackingDeps, parcel: NonNullable<Tracked["parcel"]>) {
  const past = await selectWays(deps.db, wayOf(parcel), COUNTED);
  const days = { min: parcel.daysMin, max: parcel.daysMax };
  return estimateArrival({ sentAt: parcel.sentAt, days, past, now: deps.now() });
}
