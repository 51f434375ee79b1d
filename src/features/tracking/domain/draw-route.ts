import { sum } from "#core/money.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { TrackingView } from "../contract.ts";
import type { CityLocation } from "./city-location.ts";
import { seaRoute } from "./sea-lanes.ts";

/** The world map of `npm run outlines`: Mercator, from 78° north to 57° south. */
export const WORLD = { width: 2000, height: 1104, equator: 717 };
const RADIUS = WORLD.width / (2 * Math.PI);

export type Spot = { x: number; y: number };
type View = Spot & { width: number; height: number };
type Shape = {
  /** The aspect ratio (width / height) of the map on the page. */
  aspect: number;
  /** The share of the map's width that is covered at its end. */
  covered: number;
};

export type RouteDrawing = {
  view: View;
  /** SVG paths of the completed and the remaining part of the route. */
  gone: string[];
  ahead: string[];
  /** Positions as shares of the view. */
  marks: (Spot & {
    place: CityLocation;
    kind: "from" | "stop" | "to";
    /** The side of the mark where the label has space. */
    label: "below" | "above";
    /** The parcel itself is drawn here, so the label keeps more distance. */
    isHere: boolean;
  })[];
  here: Spot;
};

export function project({
  latitude,
  longitude,
}: Pick<CityLocation, "latitude" | "longitude">): Spot {
  const angle = Math.PI / 4 + (latitude * Math.PI) / 360;
  return {
    x: ((longitude + 180) / 360) * WORLD.width,
    y: WORLD.equator - RADIUS * Math.log(Math.tan(angle)),
  };
}

/** A curve to the north, as long-distance routes of planes and ships look on this map. */
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

/** Splits the curve at its middle. */
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

/** A part of the route: its SVG path, the points that the view must contain, and its end. */
type Leg = { path: string; reach: Spot[]; end: Spot; halves: () => [Leg, Leg] };

const bothLegs = <Part>([first, last]: [Part, Part], legOf: (part: Part) => Leg): [Leg, Leg] => [
  legOf(first),
  legOf(last),
];

const bowLeg = (bow: Bow): Leg => ({
  path: pathOf(bow),
  reach: [bow.from, bowTop(bow.from, bow.over, bow.to), bow.to],
  end: bow.to,
  halves: () => bothLegs(halves(bow), bowLeg),
});

/** A part by sea, as straight lines from point to point. */
const lineLeg = (spots: readonly Spot[]): Leg => ({
  path: `M${spots.map(written).join("L")}`,
  reach: [...spots],
  end: spots.at(-1) ?? { x: 0, y: 0 },
  halves: () => bothLegs(cutInHalf(spots), lineLeg),
});

function cutInHalf(spots: readonly Spot[]): [Spot[], Spot[]] {
  const lengths = spots.slice(1).map((spot, at) => {
    const before = spots[at] ?? spot;
    return Math.hypot(spot.x - before.x, spot.y - before.y);
  });
  let left = sum(lengths) / 2;
  const at = lengths.findIndex((length) => {
    if (left <= length) return true;
    left -= length;
    return false;
  });
  const [from, to] = [spots[at] ?? { x: 0, y: 0 }, spots[at + 1] ?? { x: 0, y: 0 }];
  const part = left / (lengths[at] || 1);
  const cut = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  return [
    [...spots.slice(0, at + 1), cut],
    [cut, ...spots.slice(at + 1)],
  ];
}

/** Planes fly in a curve; ships follow the sea lanes. */
function legBetween(from: CityLocation, to: CityLocation, method: ShippingMethod | null): Leg {
  const lane = method === "sea" ? seaRoute(from.country, to.country).map(project) : [];
  return lane.length > 0
    ? lineLeg([project(from), ...lane, project(to)])
    : bowLeg(bowBetween(project(from), project(to)));
}

export function drawRoute(
  places: NonNullable<TrackingView["places"]>,
  shape: Shape,
  method: ShippingMethod | null = "air",
): RouteDrawing {
  const { passed, to } = places;
  const lastPlace = passed.at(-1) ?? to;
  const [last, end] = [project(lastPlace), project(to)];
  const gone = passed.slice(1).map((stop, at) => legBetween(passed[at] ?? stop, stop, method));
  const isThere = Math.hypot(last.x - end.x, last.y - end.y) < 1;
  const rest = legBetween(lastPlace, to, method);
  const [half, other] = rest.halves();
  const ahead = isThere ? [] : [places.is_between ? other : rest];
  if (!isThere && places.is_between) gone.push(half);
  const here = places.is_between && !isThere ? half.end : last;
  const reach = [...gone, ...ahead].flatMap((leg) => leg.reach);
  const view = viewOf([...passed.map(project), end, ...reach], shape);
  const inView = ({ x, y }: Spot): Spot => ({
    x: (x - view.x) / view.width,
    y: (y - view.y) / view.height,
  });
  return {
    view,
    gone: gone.map(({ path }) => path),
    ahead: ahead.map(({ path }) => path),
    marks: labelled(
      marksOf(places).map(({ place, kind }) => ({ ...inView(project(place)), place, kind })),
      inView(here),
    ),
    here: inView(here),
  };
}

/** If two marks are closer than this, labels below both would overlap. */
const NEAR = { x: 0.5, y: 0.2 };

/**
 * The first label is below its mark, and so is the last unless they are close to each other; stops have
 * theirs above.
 */
function labelled(marks: Omit<RouteDrawing["marks"][number], "label" | "isHere">[], here: Spot) {
  const [from] = marks;
  return marks.map((mark) => {
    const isNear =
      from !== undefined &&
      Math.abs(mark.x - from.x) < NEAR.x &&
      Math.abs(mark.y - from.y) < NEAR.y;
    const isAbove = mark.kind === "stop" || (mark.kind === "to" && isNear);
    const isHere = Math.hypot(mark.x - here.x, mark.y - here.y) < 0.01;
    return { ...mark, label: isAbove ? ("above" as const) : ("below" as const), isHere };
  });
}

/** The highest point of the curve. */
const bowTop = (from: Spot, over: Spot, to: Spot): Spot =>
  middle(middle(from, over), middle(over, to));

function marksOf({ passed, from, to }: NonNullable<TrackingView["places"]>) {
  const isAt = (place: CityLocation, other: CityLocation) => place.city === other.city;
  const stops = passed.filter((place) => !isAt(place, from) && !isAt(place, to));
  return [
    { place: from, kind: "from" as const },
    ...stops.map((place) => ({ place, kind: "stop" as const })),
    { place: to, kind: "to" as const },
  ];
}

const PAD = 0.22;
/** The smallest width of the view; a closer view would not look like a world map. */
const SMALLEST = 300;

/** Shows the whole route next to the covered part, and never goes beyond the edges of the world. */
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
