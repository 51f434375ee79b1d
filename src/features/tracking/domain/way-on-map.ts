import type { Place } from "./place.ts";
import type { TrackingView } from "./tracking-view.ts";

/** The world as `npm run outlines` draws it: Mercator, from 78° north to 57° south. */
export const WORLD = { width: 2000, height: 1104, equator: 717 };
const RADIUS = WORLD.width / (2 * Math.PI);

export type Spot = { x: number; y: number };
export type View = Spot & { width: number; height: number };
type Shape = {
  /** Width to height of the map on the page. */
  aspect: number;
  /** What part of its width, at the end, is covered by something else. */
  covered: number;
};

export type WayOnMap = {
  view: View;
  /** Paths of SVG: what was gone, and what is still to go. */
  gone: string[];
  ahead: string[];
  /** In parts of the view. */
  marks: (Spot & { place: Place; kind: "from" | "stop" | "to" })[];
  here: Spot;
};

export function project({ latitude, longitude }: Place): Spot {
  const angle = Math.PI / 4 + (latitude * Math.PI) / 360;
  return {
    x: ((longitude + 180) / 360) * WORLD.width,
    y: WORLD.equator - RADIUS * Math.log(Math.tan(angle)),
  };
}

/** A bow to the north, as planes and ships that go far draw it. */
type Bow = { from: Spot; over: Spot; to: Spot };
const BEND = 0.2;

function bowBetween(from: Spot, to: Spot): Bow {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  return { from, over: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - far * BEND }, to };
}

const middle = (one: Spot, other: Spot): Spot => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** At half of the way, into two. */
function halves({ from, over, to }: Bow): [Bow, Bow] {
  const [first, last] = [middle(from, over), middle(over, to)];
  const at = middle(first, last);
  return [
    { from, over: first, to: at },
    { from: at, over: last, to },
  ];
}

const round = (value: number): number => Math.round(value * 10) / 10;
const written = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;
const pathOf = ({ from, over, to }: Bow): string =>
  `M${written(from)}Q${written(over)} ${written(to)}`;

export function drawWay(places: NonNullable<TrackingView["places"]>, shape: Shape): WayOnMap {
  const { passed, to } = places;
  const stops = passed.map(project);
  const end = project(to);
  const last = stops.at(-1) ?? end;
  const gone = stops.slice(1).map((stop, at) => bowBetween(stops[at] ?? stop, stop));
  const isThere = Math.hypot(last.x - end.x, last.y - end.y) < 1;
  const rest = bowBetween(last, end);
  const [half, other] = halves(rest);
  const ahead = isThere ? [] : [places.is_between ? other : rest];
  if (!isThere && places.is_between) gone.push(half);
  const here = places.is_between && !isThere ? half.to : last;
  const bows = [...gone, ...ahead];
  const view = viewOf(
    [...stops, end, ...bows.map(({ over, from, to: tip }) => bowTop(from, over, tip))],
    shape,
  );
  const inView = ({ x, y }: Spot): Spot => ({
    x: (x - view.x) / view.width,
    y: (y - view.y) / view.height,
  });
  return {
    view,
    gone: gone.map(pathOf),
    ahead: ahead.map(pathOf),
    marks: marksOf(places).map(({ place, kind }) => ({ ...inView(project(place)), place, kind })),
    here: inView(here),
  };
}

/** Highest where it bends. */
const bowTop = (from: Spot, over: Spot, to: Spot): Spot =>
  middle(middle(from, over), middle(over, to));

function marksOf({ passed, from, to }: NonNullable<TrackingView["places"]>) {
  const isAt = (place: Place, other: Place) => place.city === other.city;
  const stops = passed.filter((place) => !isAt(place, from) && !isAt(place, to));
  return [
    { place: from, kind: "from" as const },
    ...stops.map((place) => ({ place, kind: "stop" as const })),
    { place: to, kind: "to" as const },
  ];
}

const PAD = 0.22;
/** Closer than half a continent it would be no map of the world. */
const SMALLEST = 300;

/** All of it in sight, beside what covers the map, and never beyond the edges of the world. */
function viewOf(spots: readonly Spot[], { aspect, covered }: Shape): View {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const needed = Math.max(SMALLEST, (east - west) * (1 + 2 * PAD)) / (1 - covered);
  const tall = (south - north) * (1 + 4 * PAD);
  const width = Math.min(WORLD.width, WORLD.height * aspect, Math.max(needed, tall * aspect));
  const height = width / aspect;
  const open = width * (1 - covered);
  return {
    x: round(clamp((west + east) / 2 - open / 2, WORLD.width - width)),
    y: round(clamp((north + south) / 2 - height / 2, WORLD.height - height)),
    width: round(width),
    height: round(height),
  };
}

const clamp = (value: number, most: number): number => Math.min(Math.max(0, value), most);
