import { expect, test } from "vitest";
import type { ParcelStage } from "#ports/carriers.ts";
import type { CityLocation } from "./city-location.ts";
import { routeProgress } from "./route-progress.ts";

const place = (city: string): CityLocation => ({
  city,
  country: "XX",
  latitude: 50,
  longitude: 10,
});
const [origin, hub, destination] = [place("Corby"), place("Leipzig"), place("Kaunas")];
type Told = { stage: ParcelStage; place: CityLocation | null };
const cities = (status: string, ...told: Told[]) =>
  routeProgress({ origin, destination, told, status }).passed.map(({ city }) => city);

test("a parcel in customs is at the reported place, not at its destination", () => {
  const told: Told[] = [
    { stage: "departed", place: origin },
    { stage: "in_customs", place: hub },
  ];
  expect(cities("in_customs", ...told)).toEqual(["Corby", "Leipzig"]);
  expect(cities("in_country", ...told)).toEqual(["Corby", "Leipzig", "Kaunas"]);
});

test("a carrier without places puts the parcel at the destination from customs on", () => {
  expect(cities("shipped", { stage: "departed", place: null })).toEqual(["Corby"]);
  expect(cities("in_customs", { stage: "in_customs", place: null })).toEqual(["Corby", "Kaunas"]);
  expect(cities("delivered")).toEqual(["Corby", "Kaunas"]);
});

test("a refunded parcel stays at its last place", () => {
  expect(cities("refunded", { stage: "arrived", place: hub })).toEqual(["Corby", "Leipzig"]);
});

test("a parcel is between two places after it has left the last one", () => {
  const isBetween = (...told: Told[]) =>
    routeProgress({ origin, destination, told, status: "shipped" }).is_between;
  expect(isBetween()).toBe(true);
  expect(isBetween({ stage: "departed", place: hub }, { stage: "delayed", place: null })).toBe(
    true,
  );
  expect(isBetween({ stage: "arrived", place: hub })).toBe(false);
});
