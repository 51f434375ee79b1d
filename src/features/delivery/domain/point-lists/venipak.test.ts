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

test("Venipak hours are parsed from JSON text, and entities are decoded twice", () => {
  expect(read(answered).points[0]).toEqual({
    courier: "venipak",
    id: "4101",
    kind: "locker",
    name: "Turgaus „A“ paštomatas",
    address: "Turgaus a. 2",
    city: "Klaipėda",
    postCode: "91246",
    country: "LT",
    coordinates: { latitude: 55.7085, longitude: 21.1311 },
    hours: "Mo-Tu 08:00-20:00; Su 10:00-16:00",
    notes: { en: "Left of the <main> door" },
  });
  expect(read({ ...answered, type: 1, working_hours: "{not json" }).points[0]).toMatchObject({
    kind: "shop",
    hours: "",
  });
});

test("a printed Venipak row gets its post code's zeros back and no coordinates", () => {
  expect(read(printed).points[0]).toMatchObject({
    kind: "locker",
    name: "Aušros Venipak paštomatas",
    postCode: "03228",
    coordinates: null,
  });
  const shop = {
    ...printed,
    country: "LV",
    postal_code: "2164",
    pickup_point: "Venipak PickupVirši",
  };
  expect(read(shop).points[0]).toMatchObject({ kind: "shop", name: "Virši", postCode: "2164" });
});

test("a printed Venipak row has an id of its address, not of its number", () => {
  const id = (row: object) => read(row).points[0]?.id;
  expect(id({ ...printed, id: "7" })).toBe(id(printed));
  expect(id({ ...printed, address: "Aušros g. 14" })).not.toBe(id(printed));
  expect(read(printed, { ...printed, id: "2" }).badRows).toEqual([
    { index: 1, reason: expect.stringContaining("twice") },
  ]);
});

test("a Venipak list may be under data, with its hours in an object", () => {
  const hours = { a: { weekday: 3, from_h: 8, from_m: 5, to_h: 20, to_m: 0 }, b: "x" };
  const row = {
    ...answered,
    display_name: "",
    zip: "123",
    country: "lv",
    description: " a \n b ",
    working_hours: JSON.stringify(hours),
  };
  const [read] = readVenipakList(JSON.stringify({ data: [row] })).points;
  expect(read).toMatchObject({
    name: "VP4101",
    postCode: "0123",
    country: "LV",
    hours: "We 08:05-20:00",
    notes: { en: "a b" },
  });
});

test("Venipak post codes are padded only if they are digits of a known country", () => {
  const zip = (country: string, code: string) =>
    read({ ...answered, country, zip: code }).points[0]?.postCode;
  expect(zip("EE", "1011")).toBe("01011");
  expect(zip("PL", "1011")).toBe("1011");
  expect(zip("LT", "LT-1")).toBe("LT-1");
  expect(zip("LT", "1x")).toBe("1x");
});

test("a printed Venipak row with an unexpected name is a bad row", () => {
  expect(read({ ...printed, pickup_point: "Old Venipak locker, X" }).badRows).toEqual([
    { index: 0, reason: "no name" },
  ]);
  expect(read({ ...printed, pickup_point: "Venipak LOCKER  A" }).points[0]).toMatchObject({
    kind: "locker",
    name: "A",
    hours: "",
    notes: {},
  });
});
