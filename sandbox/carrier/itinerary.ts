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
  /** When we heard of it first. */
  toldAt: Date;
  /** When stops were reached that nobody waited for. */
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

/** Where it is changed from one plane or ship to another. */
function hubOf({ method, to }: CarriedParcel): ScanLocation {
  if (method === "air") return to.country === "AE" ? GULF_HUB : AIR_HUB;
  return to.country === "AE" ? GULF_PORT : PORT;
}

/** Customs of the union are met where it is entered from outside, or nowhere. */
const UNION = ["LT", "LV", "EE", "NL", "DE"];
const meetsCustoms = ({ from, to }: CarriedParcel): boolean =>
  !(UNION.includes(from.country) && UNION.includes(to.country));

type Stop = { stage: string; part: number; place: ScanLocation };

/** The whole way, each stop at its part of the time it takes. */
function stopsOf(parcel: CarriedParcel): Stop[] {
  const { from, to, toPickupPoint } = parcel;
  const hub = hubOf(parcel);
  // Customs look at what has arrived in their country.
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

/** Within what was promised, for each number its own and always the same. */
function durationMs({ number, days }: CarriedParcel): number {
  const byte = createHash("sha256").update(number).digest()[0] ?? 0;
  return (days.min + ((days.max - days.min) * byte) / 255) * DAY_MS;
}

/**
 * When each stop is reached: a function of when it was sent, when we heard of it, and the clock. From
 * when we heard of it on, time runs `speed` times as fast; at 0 it stands still until it is stepped.
 */
function reachedAt(parcel: CarriedParcel, part: number, speed: number): number {
  const [sentAt, toldAt] = [parcel.sentAt.getTime(), parcel.toldAt.getTime()];
  const before = speed === 0 ? 0 : Math.max(0, toldAt - sentAt);
  const after = part * durationMs(parcel);
  if (after <= before) return sentAt + after;
  return speed === 0 ? Number.POSITIVE_INFINITY : toldAt + (after - before) / speed;
}

/** What happened by now. */
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

/** On to a stage at once: everything before it has happened too, a moment earlier. */
export function step(parcel: CarriedParcel, stage: string, now: Date): void {
  const stops = stopsOf(parcel);
  const last = stops.findLastIndex((stop) => stop.stage === stage);
  for (let index = 0; index <= last; index++) {
    if (!parcel.stepped.has(index)) parcel.stepped.set(index, now.getTime() - (last - index));
  }
}
