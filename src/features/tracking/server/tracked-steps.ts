import { isCarried } from "#features/shipping/domain/carried-status.ts";
import type { TrackedStep, TrackingView } from "../contract.ts";
import { statusOfStage } from "../domain/parcel-stage.ts";
import type { Tracked } from "./find-tracked.ts";
import type { TrackedEvent } from "./tracking.repository.ts";

export type History = Tracked["subject"]["history"];
type Told = Pick<TrackedEvent, "stage" | "at" | "place">;

/** Nothing is carried after it. */
const isLastOfWay = ({ stage }: Told) => stage === "delivered" || stage === "returned";

/**
 * What we did ourselves, and what the carrier told; a step that both know is the carrier's. What we filled in because
 * the carrier left it out may have a later time than its last message: such a step of the way is left out.
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
