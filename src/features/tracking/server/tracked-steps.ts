import { isCarried } from "#features/shipping/domain/carried-status.ts";
import type { TrackedStep, TrackingView } from "../contract.ts";
import { statusOfStage } from "../domain/parcel-stage.ts";
import type { Tracked } from "./find-tracked.ts";
import type { TrackedEvent } from "./tracking.repository.ts";

export type History = Tracked["subject"]["history"];
type Told = Pick<TrackedEvent, "stage" | "at" | "place">;

/** The transport ends with this event. */
const isLastOfWay = ({ stage }: Told) => stage === "delivered" || stage === "returned";

/**
 * Our own steps and the carrier's events; a step that both have is taken from the carrier. A step of the
 * transport that we filled in may be later than the carrier's last event: then it is left out.
 */
export function stepsOf(
  kind: TrackingView["kind"],
  history: History,
  told: readonly Told[],
): TrackedStep[] {
  const isTold = (status: string) => told.some(({ stage }) => statusOfStage(stage) === status);
  const end = told.find(isLastOfWay)?.at.getTime() ?? Number.POSITIVE_INFINITY;
  const ours = history
    .filter(({ status, at }) => !isTold(status) && !(isCarried(status) && at.getTime() >= end))
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
