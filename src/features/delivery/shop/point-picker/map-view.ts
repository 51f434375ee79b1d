import { geoMercator } from "d3-geo";
import { distanceMetres } from "../../domain/pickup-point.ts";

/** The visible area of the map, in degrees. */
export type View = { west: number; south: number; east: number; north: number };
export type MapSize = { width: number; height: number };
export type Spot<Of> = { x: number; y: number; of: Of };
type Located = { lng: number; lat: number };

/** About a town and its surroundings; at a closer zoom, a map without streets has nothing to show. */
const SMALLEST_SPAN = 0.12;
const MARGIN = 36;
/** Space at the map's end for its buttons. */
const TOOLS = 64;

/** The view that contains all these places; undefined if there are none. */
export function viewOf(spots: readonly Located[]): View | undefined {
  if (spots.length === 0) return undefined;
  const lngs = spots.map(({ lng }) => lng);
  const lats = spots.map(({ lat }) => lat);
  return atLeast({
    west: Math.min(...lngs),
    east: Math.max(...lngs),
    south: Math.min(...lats),
    north: Math.max(...lats),
  });
}

/** Factor 0.5 shows half as much, 2 twice as much, around the same centre unless another one is given. */
export function zoomed(view: View, factor: number, middle: Located = middleOf(view)): View {
  const { lng, lat } = middle;
  const half = {
    lng: ((view.east - view.west) / 2) * factor,
    lat: ((view.north - view.south) / 2) * factor,
  };
  return atLeast({
    west: lng - half.lng,
    east: lng + half.lng,
    south: Math.max(-80, lat - half.lat),
    north: Math.min(80, lat + half.lat),
  });
}

const middleOf = ({ west, east, south, north }: View): Located => ({
  lng: (west + east) / 2,
  lat: (south + north) / 2,
});

/** The place nearest to the centre, to zoom in on, so that a closer view is never empty. */
export function nearestToMiddle<Place extends Located>(
  view: View,
  spots: readonly Place[],
): Place | undefined {
  const { lng, lat } = middleOf(view);
  const away = (spot: Place) =>
    distanceMetres({ latitude: lat, longitude: lng }, { latitude: spot.lat, longitude: spot.lng });
  return spots.toSorted((a, b) => away(a) - away(b))[0];
}

export const isClosest = ({ west, east, south, north }: View) =>
  Math.max(east - west, north - south) <= SMALLEST_SPAN * 1.001;

function atLeast(view: View): View {
  const grow = (from: number, to: number) => Math.max(0, SMALLEST_SPAN - (to - from)) / 2;
  const [lng, lat] = [grow(view.west, view.east), grow(view.south, view.north)];
  return {
    west: view.west - lng,
    east: view.east + lng,
    south: view.south - lat,
    north: view.north + lat,
  };
}

export function projectionOf({ west, south, east, north }: View, { width, height }: MapSize) {
  const corners: [number, number][] = [
    [west, south],
    [east, north],
  ];
  const margin = Math.min(MARGIN, width / 4, height / 4);
  return geoMercator()
    .fitExtent(
      [
        [margin, margin],
        [width - Math.min(TOOLS, width / 4), height - margin],
      ],
      { type: "MultiPoint", coordinates: corners },
    )
    .clipExtent([
      [-40, -40],
      [width + 40, height + 40],
    ]);
}

/** The shortest bar is 2/5 of this length, which has room for "500 km". */
const LONGEST_BAR = 120;

/** A round length of up to a fifth of the map, or more on a small map, and its length in pixels. */
export function scaleOf(view: View, size: MapSize): { metres: number; pixels: number } {
  const project = projectionOf(view, size);
  const middle = size.height / 2;
  const [west, lat] = project.invert?.([0, middle]) ?? [view.west, view.south];
  const [east] = project.invert?.([size.width, middle]) ?? [view.east];
  const across = distanceMetres(
    { latitude: lat, longitude: west },
    { latitude: lat, longitude: east },
  );
  const most = Math.max(1, across * Math.max(1 / 5, LONGEST_BAR / size.width));
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = power * ([5, 2, 1].find((one) => one * power <= most) ?? 1);
  return { metres, pixels: (metres / across) * size.width };
}

export type Cluster<Of> = Spot<[Of, ...Of[]]>;

/** Merges overlapping spots into one, at their centre. */
export function clusterSpots<Of>(spots: readonly Spot<Of>[], radius: number): Cluster<Of>[] {
  const clusters: Cluster<Of>[] = [];
  for (const { x, y, of } of spots) {
    const near = clusters.find((one) => Math.hypot(one.x - x, one.y - y) < radius);
    if (!near) {
      clusters.push({ x, y, of: [of] });
      continue;
    }
    near.of.push(of);
    near.x += (x - near.x) / near.of.length;
    near.y += (y - near.y) / near.of.length;
  }
  return clusters;
}

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The target of an arrow key: the nearest spot roughly in its direction. */
export function spotTowards(spots: readonly Spot<unknown>[], from: number, key: string) {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const here = spots[from];
  if (!here || (dx === 0 && dy === 0)) return undefined;
  const ahead = spots
    .map((spot, at) => {
      const [x, y] = [spot.x - here.x, spot.y - here.y];
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy - y * dx);
      return { at, along, aside, cost: along + 2 * aside };
    })
    .filter(({ along, aside }) => along > 0 && along >= aside / 2);
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.at;
}
