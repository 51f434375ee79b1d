import { createHash } from "node:crypto";

export type ScanLocation = { city: string; country: string; latitude: number; longitude: number };
export type CarriedParcel = {
  number: string;
  method: "air" | "sea";
  from: ScanLocation;
  to: ScanLocation;
  toPickupPoint: boolean;
  sentAt: Date;
  days: { min: number; max: number };
  /** When the sandbox first heard of the parcel. */
  toldAt: Date;
  /** When stops were reached by a step instead of the clock. */
  stepped: Map<number, number>;
};
type Scan = { id: string; stage: string; at: string; place: ScanLocation };

const DAY_MS = 24 * 60 * 60 * 1000;

const AIR_HUB: ScanLocation = { city: "Leipzig", country: "DE", latitude: 51.42, longitude: 12.24 };
const GULF_HUB: ScanLocation = {
  city: "Sharjah",
  country: "AE",
  latitude: 25.33,
  longitude: 55.52,
};
const PORT: ScanLocation = { city: "Rotterdam", country: "NL", latitude: 51.95, longitude: 4.14 };
const GULF_PORT: ScanLocation = {
  city: "Jebel Ali",
  country: "AE",
  latitude: 25.01,
  longitude: 55.06,
};

/** Where the parcel changes planes or ships. */
function hubOf({ method, to }: CarriedParcel): ScanLocation {
  if (method === "air") return to.country === "AE" ? GULF_HUB : AIR_HUB;
  return to.country === "AE" ? GULF_PORT : PORT;
}

/** A parcel passes customs if it enters the union from outside. */
const UNION = ["LT", "LV", "EE", "NL", "DE"];
const meetsCustoms = ({ from, to }: CarriedParcel): boolean =>
  !(UNION.includes(from.country) && UNION.includes(to.country));

type Stop = { stage: string; part: number; place: ScanLocation };

/** All stops, each at its share of the travel time. */
function stopsOf(parcel: CarriedParcel): Stop[] {
  const { from, to, toPickupPoint } = parcel;
  const hub = hubOf(parcel);
  // Customs inspect what has arrived in the destination country.
  const customs = [
    { stage: "arrived", part: 0.58, place: to },
    { stage: "in_customs", part: 0.62, place: to },
    { stage: "cleared", part: 0.74, place: to },
  ];
  return [
    { stage: "registered", part: 0, place: from },
    { stage: "departed", part: 0.06, place: from },
    { stage: "arrived", part: 0.34, place: hub },
    { stage: "departed", part: 0.46, place: hub },
    ...(meetsCustoms(parcel) ? customs : []),
    { stage: "in_country", part: 0.8, place: to },
    { stage: toPickupPoint ? "ready_for_pickup" : "out_for_delivery", part: 0.93, place: to },
    { stage: "delivered", part: 1, place: to },
  ];
}

/** Within the promised days; each number always gets the same duration. */
function durationMs({ number, days }: CarriedParcel): number {
  const byte = createHash("sha256").update(number).digest()[0] ?? 0;
  return (days.min + ((days.max - days.min) * byte) / 255) * DAY_MS;
}

/**
 * When a stop is reached. Time until the sandbox heard of the parcel counts as it is; after that
 * it runs `speed` times as fast. At speed 0 the clock never moves the parcel; only steps do.
 */
function reachedAt(parcel: CarriedParcel, part: number, speed: number): number {
  const [sentAt, toldAt] = [parcel.sentAt.getTime(), parcel.toldAt.getTime()];
  const before = speed === 0 ? 0 : Math.max(0, toldAt - sentAt);
  const after = part * durationMs(parcel);
  if (after <= before) return sentAt + after;
  return speed === 0 ? Number.POSITIVE_INFINITY : toldAt + (after - before) / speed;
}

/** The scans up to now. */
export function scansOf(
  parcel: CarriedParcel,
  { now, speed }: { now: Date; speed: number },
): Scan[] {
  return stopsOf(parcel).flatMap(({ stage, part, place }, index) => {
    const stepped = parcel.stepped.get(index) ?? Number.POSITIVE_INFINITY;
    const at = Math.min(stepped, reachedAt(parcel, part, speed));
    if (at > now.getTime()) return [];
    return [{ id: `${parcel.number}-${index}`, stage, at: new Date(at).toISOString(), place }];
  });
}

/** Moves to a stage at once; all earlier stages happened a moment before. */
export function step(parcel: CarriedParcel, stage: string, now: Date): void {
  const stops = stopsOf(parcel);
  const last = stops.findLastIndex((stop) => stop.stage === stage);
  for (let index = 0; index <= last; index++) {
    if (!parcel.stepped.has(index)) parcel.stepped.set(index, now.getTime() - (last - index));
  }
}
