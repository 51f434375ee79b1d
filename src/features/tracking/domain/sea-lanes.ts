type LatLon = readonly [latitude: number, longitude: number];

/** Turning points of ships; all of them are at sea. */
const POINTS = {
  delaware: [38.6, -74.7],
  atlantic_west: [41.5, -60],
  atlantic: [47, -32],
  channel_west: [49.1, -6.6],
  channel: [50.1, -1.6],
  dover: [51.05, 1.55],
  felixstowe: [51.9, 1.9],
  rotterdam: [52.05, 3.6],
  texel: [53.6, 4.2],
  german_bight: [54.6, 6.6],
  cuxhaven: [54.1, 8.0],
  jutland: [57.2, 7.6],
  skagen: [58.05, 10.6],
  kattegat: [56.9, 11.6],
  belt_north: [56.15, 11.1],
  belt: [55.5, 10.5],
  fehmarn: [54.7, 11],
  gedser: [54.7, 12.6],
  bornholm: [55.0, 14.4],
  baltic: [55.6, 18.6],
  klaipeda: [55.8, 20.6],
  gotland: [57.2, 20.2],
  irbe: [57.85, 21.6],
  kolka: [57.95, 22.7],
  riga: [57.3, 23.8],
  hiiumaa: [59.2, 21.6],
  tallinn: [59.75, 24.4],
  finisterre: [43.6, -10.2],
  lisbon: [38.2, -10.2],
  saint_vincent: [36.6, -9.4],
  gibraltar_west: [35.9, -7],
  gibraltar: [35.85, -5.5],
  malaga: [36.1, -4.5],
  alboran: [36.6, -1.6],
  bizerte: [38.0, 9.6],
  pantelleria: [36.9, 11.9],
  malta: [35.3, 15.5],
  crete: [33.8, 25],
  port_said: [31.8, 32.4],
  suez: [29.3, 32.57],
  gulf_of_suez: [28.7, 32.87],
  tiran: [28.1, 33.3],
  red_sea_north: [27.2, 34.2],
  red_sea: [19.5, 38.6],
  bab: [12.5, 43.4],
  aden: [12.3, 46],
  socotra: [14.2, 53.5],
  masirah: [19.5, 59.5],
  oman: [22.6, 60.6],
  fujairah: [25.2, 57.6],
  hormuz: [26.6, 56.7],
  abu_musa: [26.4, 55.6],
  jebel_ali: [25.3, 54.8],
} as const satisfies Record<string, LatLon>;
export type SeaPoint = keyof typeof POINTS;

/** Connections between points: each row is a chain of neighbours. */
const LANES: readonly (readonly SeaPoint[])[] = [
  ["delaware", "atlantic_west", "atlantic", "channel_west", "channel", "dover"],
  ["dover", "felixstowe"],
  ["dover", "rotterdam", "texel", "german_bight", "jutland", "skagen", "kattegat", "belt_north"],
  ["belt_north", "belt", "fehmarn", "gedser"],
  ["felixstowe", "rotterdam"],
  ["german_bight", "cuxhaven"],
  ["gedser", "bornholm", "baltic", "klaipeda"],
  ["baltic", "gotland", "irbe", "kolka", "riga"],
  ["gotland", "hiiumaa", "tallinn"],
  ["channel_west", "finisterre", "lisbon", "saint_vincent", "gibraltar_west"],
  ["atlantic_west", "gibraltar_west"],
  ["gibraltar_west", "gibraltar", "malaga", "alboran", "bizerte", "pantelleria", "malta", "crete"],
  [
    "crete",
    "port_said",
    "suez",
    "gulf_of_suez",
    "tiran",
    "red_sea_north",
    "red_sea",
    "bab",
    "aden",
    "socotra",
    "masirah",
    "oman",
  ],
  ["oman", "fujairah", "hormuz", "abu_musa", "jebel_ali"],
];

/** The only canal; the world's outlines do not show it. */
export const CANAL: readonly SeaPoint[] = ["port_said", "suez"];

/** The point near which the ships of a country load. */
const PORTS: Readonly<Record<string, SeaPoint>> = {
  US: "delaware",
  GB: "felixstowe",
  DE: "cuxhaven",
  NL: "rotterdam",
  LT: "klaipeda",
  LV: "riga",
  EE: "tallinn",
  AE: "jebel_ali",
};

const lengthOf = (one: SeaPoint, other: SeaPoint): number => {
  const [[aLat, aLon], [bLat, bLon]] = [POINTS[one], POINTS[other]];
  const middle = (((aLat + bLat) / 2) * Math.PI) / 180;
  return Math.hypot(aLat - bLat, (aLon - bLon) * Math.cos(middle));
};

/** Each connection in both directions. */
export const SEA_LANES = LANES.flatMap((row) =>
  row.slice(1).flatMap((to, at) => {
    const from = row[at] ?? to;
    return [
      { from, to },
      { from: to, to: from },
    ];
  }),
);

/** The shortest route by sea between two points. */
function seaPoints(from: SeaPoint, to: SeaPoint): SeaPoint[] {
  const best = new Map<SeaPoint, { far: number; way: SeaPoint[] }>([
    [from, { far: 0, way: [from] }],
  ]);
  const open = new Set<SeaPoint>([from]);
  while (open.size > 0) {
    const [here] = [...open].sort((a, b) => (best.get(a)?.far ?? 0) - (best.get(b)?.far ?? 0));
    const reached = here && best.get(here);
    if (!here || !reached) break;
    open.delete(here);
    for (const { from: at, to: next } of SEA_LANES) {
      if (at !== here) continue;
      const far = reached.far + lengthOf(here, next);
      if (far >= (best.get(next)?.far ?? Number.POSITIVE_INFINITY)) continue;
      best.set(next, { far, way: [...reached.way, next] });
      open.add(next);
    }
  }
  return best.get(to)?.way ?? [];
}

type Spot = { latitude: number; longitude: number };

export const seaSpot = (point: SeaPoint): Spot => {
  const [latitude, longitude] = POINTS[point];
  return { latitude, longitude };
};

/** The route by sea between two countries; empty if there is none. */
export function seaRoute(from: string, to: string): Spot[] {
  const [start, end] = [PORTS[from], PORTS[to]];
  if (!start || !end || start === end) return [];
  return seaPoints(start, end).map(seaSpot);
}
