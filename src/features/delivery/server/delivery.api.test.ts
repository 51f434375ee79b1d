import { describe, expect, test } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";

const { post, services, db } = await testApp();
const POINTS = "/api/delivery/pickup-points";

async function find(input: object, host = "localhost") {
  const response = await post(POINTS, input, { host });
  expect(response.status).toBe(200);
  return response.json();
}
const namesOf = ({ points }: { points: { name: string }[] }) => points.map(({ name }) => name);

test("pickup points of the site's country are returned with all fields", async () => {
  const answer = await find({ query: "gedimino 9" });
  expect(answer).toEqual({
    status: true,
    total: 1,
    points: [
      {
        parcelshop_id: "LT99001",
        courier: "dpd",
        kind: "locker",
        name: "Gedimino prospekto paštomatas",
        address: "Gedimino pr. 9",
        city: "Vilnius",
        zip: "01103",
        country_iso: "LT",
        lat: 54.6866,
        lng: 25.28,
        hours: "Mo-Su 00:00-24:00",
        notes: {},
      },
    ],
  });
});

test("pickup points are sorted by distance and limited without changing the total", async () => {
  const { points, total } = await find({ near: { lat: 54.8972, lng: 23.9136 }, limit: 3 });
  expect(points.map(({ city }: { city: string }) => city)).toEqual(["Kaunas", "Kaunas", "Kaunas"]);
  expect(points[0].distance).toBe(0);
  expect(points[1].distance).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(15);
});

test("pickup points are filtered by courier and kind", async () => {
  const { points } = await find({ courier: "dpd", kinds: ["shop"] });
  expect(namesOf({ points })).toEqual(["Turgaus aikštės siuntų taškas"]);
});

test("a country can be given by code or by id", async () => {
  const latvia = await find({ country_iso: "lv" }, "lv.localhost");
  const countries = latvia.points.map((point: { country_iso: string }) => point.country_iso);
  expect([...new Set(countries)]).toEqual(["LV"]);
  expect(await find({ country_id: 2 }, "lv.localhost")).toEqual(latvia);
  expect(await find({}, "ae.localhost")).toEqual({ status: true, points: [], total: 0 });
});

describe("a search of pickup points", () => {
  test.each([
    ["a country of another site", { country_iso: "NL" }],
    ["a country that does not exist", { country_id: 999_999 }],
    ["a code and an id that differ", { country_iso: "LT", country_id: 2 }],
    ["no code", { country_iso: "Lithuania" }],
    ["a query of 10 kB", { query: "a".repeat(10_000) }],
    ["a query that is no text", { query: { $gt: "" } }],
    ["coordinates that are no numbers", { near: { lat: "NaN", lng: null } }],
    ["coordinates beyond the poles", { near: { lat: 91, lng: 0 } }],
    ["half a place", { near: { lat: 54 } }],
    ["an endless limit", { limit: 1e9 }],
    ["a limit of nothing", { limit: 0 }],
    ["a fraction of a limit", { limit: 1.5 }],
    ["an unknown courier", { courier: "pigeon" }],
    ["an unknown kind", { kinds: ["tree"] }],
    ["more kinds than there are", { kinds: ["shop", "shop", "shop", "shop"] }],
  ])("is refused for %s", async (_what, input) => {
    const response = await post(POINTS, input, { host: "lt.localhost" });
    expect(response.status).toBe(422);
    const body = await response.json();
    expect(body).toMatchObject({ status: false, message: "errors.invalid_input" });
    expect(Object.keys(body.errors)).not.toHaveLength(0);
  });
});

test("a search text with symbols and invalid characters causes no error", async () => {
  for (const query of ["%_*?.(", "\u0000", "\ud800", "🏠", "'; drop table", "Ą".repeat(200)]) {
    expect((await find({ query })).status).toBe(true);
  }
});

test("couriers are returned with fees in euros, and refused for a foreign country", async () => {
  const response = await post("/api/delivery/couriers", {});
  const { status, local_delivery_couriers: couriers } = await response.json();
  expect(status).toBe(true);
  expect(couriers[0]).toEqual({
    local_delivery_type: expect.any(Number),
    courier: "omniva",
    name: "Omniva",
    delivery_fee: 1.99,
    has_pickup_points: true,
    days: { min: 1, max: 2 },
  });
  const abroad = await post(
    "/api/delivery/couriers",
    { country_iso: "AE" },
    { host: "nl.localhost" },
  );
  expect(abroad.status).toBe(422);
});

test("cached pickup points are refreshed after a change event", async () => {
  const before = await find({ query: "ukmerges" });
  expect(before.total).toBe(1);
  await db.execute("delete from pickup_points where id = '99302'");
  expect(await find({ query: "ukmerges" })).toEqual(before);
  await services.applyChanges(["delivery"]);
  expect((await find({ query: "ukmerges" })).total).toBe(0);
});
