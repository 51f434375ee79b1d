import { describe, expect, test } from "vitest";
import { type CarriedParcel, scansOf, step } from "./itinerary.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const sentAt = new Date("2026-11-01T10:00:00Z");
const later = (ms: number) => new Date(sentAt.getTime() + ms);
const place = (country: string) => ({ city: country, country, latitude: 50, longitude: 10 });
const parcel = (changes: Partial<CarriedParcel> = {}): CarriedParcel => ({
  number: "CT1",
  method: "air",
  from: place("US"),
  to: place("LT"),
  toPickupPoint: false,
  sentAt,
  days: { min: 10, max: 10 },
  toldAt: sentAt,
  stepped: new Map(),
  ...changes,
});
const stagesAt = (one: CarriedParcel, now: Date, speed: number) =>
  scansOf(one, { now, speed }).map(({ stage }) => stage);

describe("the stages of a parcel by the time that has passed", () => {
  test("lead to delivery in ten days", () => {
    expect(stagesAt(parcel(), later(HOUR_MS), 1)).toEqual(["registered"]);
    expect(stagesAt(parcel(), later(4 * DAY_MS), 1).at(-1)).toBe("arrived");
    expect(stagesAt(parcel(), later(10 * DAY_MS), 1).at(-1)).toBe("delivered");
  });

  test("follow a faster clock only from when the carrier was informed", () => {
    const told = parcel({ toldAt: later(4 * DAY_MS) });
    expect(stagesAt(told, later(4 * DAY_MS), 24).at(-1)).toBe("arrived");
    expect(stagesAt(told, later(4 * DAY_MS + 6 * HOUR_MS), 24).at(-1)).toBe("delivered");
  });

  test("keep names and times of past scans, and have none in the future", () => {
    const told = parcel({ toldAt: later(2 * DAY_MS) });
    const now = later(2 * DAY_MS + 3 * HOUR_MS);
    const [early, late] = [now, later(9 * DAY_MS)].map((at) =>
      scansOf(told, { now: at, speed: 24 }),
    );
    expect(late?.slice(0, early?.length)).toEqual(early);
    expect(early?.every(({ at }) => Date.parse(at) <= now.getTime())).toBe(true);
  });

  test("include customs after arrival in the destination country", () => {
    const scans = scansOf(parcel(), { now: later(10 * DAY_MS), speed: 1 });
    const at = scans.findIndex(({ stage }) => stage === "in_customs");
    expect(scans[at - 1]).toMatchObject({ stage: "arrived", place: { country: "LT" } });
  });

  test("include no customs within the EU", () => {
    const near = parcel({ from: place("DE") });
    expect(stagesAt(near, later(10 * DAY_MS), 1)).not.toContain("in_customs");
  });
});

test("a stopped clock advances only by manual steps, in order", () => {
  const still = parcel();
  expect(stagesAt(still, later(99 * DAY_MS), 0)).toEqual(["registered"]);
  step(still, "in_customs", later(DAY_MS));
  const scans = scansOf(still, { now: later(DAY_MS), speed: 0 });
  expect(scans.at(-1)?.stage).toBe("in_customs");
  const times = scans.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
