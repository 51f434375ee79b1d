import { expect, test } from "vitest";
import { PARCEL_STAGES } from "#ports/carriers.ts";
import { readOwnNumber } from "../server/find-tracked.ts";
import { isSameCity, locateCity } from "./city-location.ts";
import { farthestStatus, statusOfStage } from "./parcel-stage.ts";

test.each([
  ["US", "New Castle", 39.66, -75.57],
  ["GB", "Corby", 52.49, -0.69],
  ["DE", "Leipzig", 51.34, 12.37],
  ["LT", "Vilnius", 54.69, 25.28],
  ["LT", "Kaunas", 54.9, 23.9],
  ["LT", "Klaipėda", 55.71, 21.13],
  ["LT", "Šiauliai", 55.93, 23.32],
  ["LT", "Panevėžys", 55.73, 24.36],
  ["LV", "Rīga", 56.95, 24.11],
  ["LV", "Daugavpils", 55.87, 26.54],
  ["LV", "Liepāja", 56.51, 21.01],
  ["EE", "Tallinn", 59.44, 24.75],
  ["EE", "Tartu", 58.38, 26.72],
  ["EE", "Pärnu", 58.39, 24.5],
  ["NL", "Amsterdam", 52.37, 4.9],
  ["NL", "Rotterdam", 51.92, 4.48],
  ["NL", "Utrecht", 52.09, 5.12],
  ["NL", "Eindhoven", 51.44, 5.48],
  ["AE", "Dubai", 25.2, 55.27],
  ["AE", "Abu Dhabi", 24.45, 54.38],
  ["AE", "Sharjah", 25.35, 55.42],
])("in %s the city %s is at %d, %d", (country, city, latitude, longitude) => {
  expect(locateCity(country, city)).toEqual({ city, country, latitude, longitude });
});

test("cities with the same name in different countries are different places", () => {
  const place = { city: "Vienna", country: "AT", latitude: 48, longitude: 16 };
  expect(isSameCity(place, { ...place, country: "US" })).toBe(false);
  expect(isSameCity(place, { ...place, city: "Graz" })).toBe(false);
  expect(isSameCity(place, { ...place, latitude: 1 })).toBe(true);
});

test("each carrier stage maps to a status, except delays and returns", () => {
  expect(PARCEL_STAGES.map((stage) => statusOfStage(stage))).toEqual([
    "shipped",
    "shipped",
    "shipped",
    undefined,
    "in_customs",
    "in_customs",
    "in_country",
    "ready_for_pickup",
    "out_for_delivery",
    "delivered",
    undefined,
  ]);
});

test("the later of the last steps gives the status, in any input order", () => {
  const on = (day: number, stage: (typeof PARCEL_STAGES)[number]) => ({
    stage,
    at: new Date(2026, 10, day),
  });
  const [atHome, atPoint] = [on(1, "out_for_delivery"), on(2, "ready_for_pickup")];
  expect(farthestStatus([atPoint, atHome])).toBe("ready_for_pickup");
  expect(farthestStatus([atHome, atPoint])).toBe("ready_for_pickup");
  expect(farthestStatus([on(3, "out_for_delivery"), atPoint])).toBe("out_for_delivery");
  expect(farthestStatus([on(1, "in_country"), on(2, "delayed")])).toBe("in_country");
});

test.each([
  ["xQU12", undefined],
  ["QU12x", undefined],
  ["QU", undefined],
  [" qu-12 ", { kind: "order", id: 12 }],
  ["#FR 7", { kind: "forward_request", id: 7 }],
])("%j is read as the own number %j", (typed, number) => {
  expect(readOwnNumber(typed)).toEqual(number);
});
