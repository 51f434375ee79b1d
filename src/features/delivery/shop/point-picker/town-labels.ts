import type { MapSize } from "./map-view.ts";

type Placed = { x: number; y: number; city: string };
type TownLabel = { x: number; y: number; city: string };

/** The approximate size of a label's letters and lines, with some space between labels. */
const LETTER = 7.5;
const LINE = 20;
/** Half the size of a marker. */
const MARK = 16;
/** The label's distance below the markers of its points. */
const UNDER = 24;

/**
 * The map itself has no names, so each town gets a label in the middle of its points. Towns with most
 * points come first; a label that would overlap another label, the edge or another town's markers is left
 * out.
 */
export function townLabels(points: readonly Placed[], { width, height }: MapSize): TownLabel[] {
  const labels: (TownLabel & { half: number })[] = [];
  for (const { city, spots } of largestFirst(points)) {
    const mean = (of: (spot: Placed) => number) =>
      spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
    const label = {
      city,
      x: mean(({ x }) => x),
      y: mean(({ y }) => y) + UNDER,
      half: (city.length * LETTER) / 2,
    };
    const isInside =
      label.x - label.half >= 0 && label.x + label.half <= width && label.y + LINE <= height;
    const isFree = labels.every(
      (one) =>
        Math.abs(one.x - label.x) >= one.half + label.half || Math.abs(one.y - label.y) >= LINE,
    );
    const isCovered = points.some(
      (one) =>
        one.city !== city &&
        Math.abs(one.x - label.x) < label.half + MARK &&
        Math.abs(one.y - label.y) < MARK,
    );
    if (isInside && isFree && !isCovered) labels.push(label);
  }
  return labels.map(({ x, y, city }) => ({ x, y, city }));
}

function largestFirst(points: readonly Placed[]) {
  const towns = Map.groupBy(
    points.filter(({ city }) => city !== ""),
    ({ city }) => city,
  );
  return [...towns]
    .map(([city, spots]) => ({ city, spots }))
    .toSorted((a, b) => b.spots.length - a.spots.length);
}
