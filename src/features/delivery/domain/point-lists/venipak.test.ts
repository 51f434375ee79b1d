import { expect, test } from "vitest";
import { readVenipakList } from "./venipak.ts";

const answered = {
  id: 4101,
  name: "VP4101",
  display_name: "Turgaus &amp;quot;A&amp;quot; paštomatas",
  address: "Turgaus a. 2",
  city: "Klaip&#279;da",
  zip: "91246",
  country: "LT",
  lat: "55.7085",
  lng: "21.1311",
  type: 3,
  working_hours: JSON.stringify([
    { day: 1, from_h: "8", from_m: "00", to_h: "20", to_m: "00" },
    { day: 2, from_h: "8", from_m: "00", to_h: "20", to_m: "00" },
    { day: 7, from: "10:00", to: "16:00" },
  ]),
  description: "Left of the &lt;main&gt; door",
};
const printed = {
  id: "1",
  country: "LT",
  city: "Vilnius",
  address: "Aušros g. 13",
  pickup_point: "Venipak locker, Aušros Venipak paštomatas",
  postal_code: "3228",
};
const read = (...rows: unknown[]) => readVenipakList(JSON.stringify(rows));

test("hours are JSON inside a text, entities are decoded twice", () => {
  expect(read(answered).points[0]).toEqual({
    courier: "venipak",
    id: "4101",
    kind: "locker",
    name: 'Turgaus "A" paštomatas',
    address: "Turgaus a. 2",
    city: "Klaipėda",
    postCode: "91246",
    country: "LT",
    place: { latitude: 55.7085, longitude: 21.1311 },
    hours: "Mo-Tu 08:00-20:00; Su 10:00-16:00",
    notes: { en: "Left of the <main> door" },
  });
  expect(read({ ...answered, type: 1, working_hours: "{not json" }).points[0]).toMatchObject({
    kind: "shop",
    hours: "",
  });
});

test("the printed list: lost zeros come back, no place on a map", () => {
  expect(read(printed).points[0]).toMatchObject({
    kind: "locker",
    name: "Aušros Venipak paštomatas",
    postCode: "03228",
    place: null,
  });
  const shop = {
    ...printed,
    country: "LV",
    postal_code: "2164",
    pickup_point: "Venipak PickupVirši",
  };
  expect(read(shop).points[0]).toMatchObject({ kind: "shop", name: "Virši", postCode: "2164" });
});

test("its rows are known by their place, not by their number", () => {
  const id = (row: object) => read(row).points[0]?.id;
  expect(id({ ...printed, id: "7" })).toBe(id(printed));
  expect(id({ ...printed, address: "Aušros g. 14" })).not.toBe(id(printed));
  expect(read(printed, { ...printed, id: "2" }).badRows).toEqual([
    { index: 1, reason: expect.stringContaining("twice") },
  ]);
});
