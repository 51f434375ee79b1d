import type { MapSize } from "./map-view.ts";

type Placed = { x: number; y: number; city: string };
type TownLabel = { x: number; y: number; city: string };

/** About how large a name is drawn; a bit more keeps names apart. */
const LETTER = 7.5;
const LINE = 20;
/** Half of a mark. */
const MARK = 16;
/** Below the marks of its points. */
const UNDER = 24;

/**
 * The map has no names of its own: each town is named in the middle of its points. Towns with most points
 * come first; a name that would lie over another, over the edge or under marks of another town is left out.
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
