import { expect, test } from "vitest";
import { readSmartpostiList } from "./smartposti.ts";

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<places>
  <item>
    <place_id>7001</place_id>
    <name><![CDATA[Sadama & Turu]]></name>
    <city>Tallinn</city>
    <address>Sadama 1 &amp; 3</address>
    <country>EE</country>
    <postalcode>10111</postalcode>
    <availability>24/7</availability>
    <description>Peauksest paremal</description>
    <lat>59.4412</lat>
    <lng>24.7559</lng>
    <type>apt</type>
    <active>1</active>
  </item>
  <item><place_id>7002</place_id><name>Closed</name><city>Tartu</city><active>0</active></item>
  <item><place_id>7003</place_id><name>Nowhere</name></item>
</places>`;

test("SmartPosti XML is read, with inactive and bad rows counted", () => {
  const { points, badRows, leftOut } = readSmartpostiList(XML);
  expect(points).toEqual([
    {
      courier: "smartposti",
      id: "7001",
      kind: "locker",
      name: "Sadama & Turu",
      address: "Sadama 1 & 3",
      city: "Tallinn",
      postCode: "10111",
      country: "EE",
      coordinates: { latitude: 59.4412, longitude: 24.7559 },
      hours: "Mo-Su 00:00-24:00",
      notes: { et: "Peauksest paremal" },
    },
  ]);
  expect(badRows).toEqual([{ index: 2, reason: "no address" }]);
  expect(leftOut).toBe(1);
});

test("SmartPosti JSON is read", () => {
  const place = {
    place_id: 8001,
    name: "Ostas",
    city: "Rīga",
    address: "Ostas iela 1",
    country: "lv",
    postalcode: "LV-1010",
    availability: "P-Pk 10:00-18:00",
    lat: 56.95,
    lng: 24.1,
    type: "pudo",
  };
  const { points } = readSmartpostiList(JSON.stringify({ success: true, data: [place] }));
  expect(points[0]).toMatchObject({
    id: "8001",
    kind: "shop",
    country: "LV",
    hours: "P-Pk 10:00-18:00",
  });
});

test("a Posti location is read in the language of its country", () => {
  const location = {
    id: "LT9001",
    type: "SMARTPOST",
    countryCode: "LT",
    publicName: { en: "Bridge", lt: "Tiltas" },
    address: { lt: { address: "Tilto g. 3", postalCode: "01101", municipality: "Vilnius" } },
    location: { lat: 54.68, lon: 25.29 },
  };
  const { points } = readSmartpostiList(JSON.stringify({ locations: [location] }));
  expect(points[0]).toMatchObject({
    id: "LT9001",
    kind: "locker",
    name: "Tiltas",
    address: "Tilto g. 3",
    city: "Vilnius",
    postCode: "01101",
    coordinates: { latitude: 54.68, longitude: 25.29 },
  });
});

test("malformed XML with a hundred thousand brackets is parsed without delay", () => {
  expect(readSmartpostiList(`<item>${"<a".repeat(100_000)}`).points).toEqual([]);
  expect(readSmartpostiList("<".repeat(100_000)).points).toEqual([]);
});

const place = { place_id: 1, name: "A", city: "B", country: "EE", type: "apt" };
const read = (...rows: object[]) =>
  readSmartpostiList(JSON.stringify({ data: rows.map((row) => ({ ...place, ...row })) }));

test.each([
  ["apt", "locker"],
  ["IPB", "locker"],
  ["smartpost", "locker"],
  ["locker", "locker"],
  ["postoffice", "post_office"],
  ["PO", "post_office"],
  ["pudo", "shop"],
  ["lockers", "shop"],
  ["apo", "shop"],
  ["pox", "shop"],
  ["xapt", "shop"],
])("a SmartPosti place of type %s is a %s", (type, kind) => {
  expect(read({ type }).points[0]?.kind).toBe(kind);
});

test.each([
  ["24/7", true],
  ["24 / 7", true],
  ["24h", true],
  ["E-P: 0:00 - 24:00", true],
  ["I-VII 00:00–24:00", true],
  ["P-Sv:00:00-24:00", true],
  ["00:00-24:00", true],
  ["about 24/7", false],
  ["24/7 or so", false],
  ["10:00-24:00", false],
])("the availability %j means 24 hours: %s", (availability, isAlways) => {
  const hours = isAlways ? "Mo-Su 00:00-24:00" : availability;
  expect(read({ availability }).points[0]?.hours).toBe(hours);
});

test("SmartPosti notes are read by language, and inactive places are left out", () => {
  const notes = { et: "a", lt: "b", lv: "c", en: "d", ru: "e" };
  const [first] = read({
    description: "old",
    description_ee: "a",
    description_lt: "b",
    description_lv: "c",
    description_en: "d",
    description_ru: "e",
  }).points;
  expect(first?.notes).toEqual(notes);
  expect(
    [read({ active: 0 }), read({ active: "false" }), read({ active: 1 })].map(
      (list) => list.leftOut,
    ),
  ).toEqual([1, 1, 0]);
});

test.each([["locations"], ["data"], ["item"]])("a SmartPosti list may be under %s", (name) => {
  expect(readSmartpostiList(JSON.stringify({ [name]: [place] })).points).toHaveLength(1);
});

test("a SmartPosti list may be nested, and a location may lack fields", () => {
  expect(readSmartpostiList(JSON.stringify({ places: { item: [place] } })).points).toHaveLength(1);
  const location = {
    pupCode: "P1",
    type: "po",
    countryCode: "fi",
    labelName: "Label",
    postalCode: "00100",
    address: { lv: {}, fi: { address: "Katu 1", postalCodeName: "HELSINKI" } },
    location: { lat: 60, lng: 25 },
    availability: "24h",
  };
  expect(readSmartpostiList(JSON.stringify([location])).points[0]).toEqual({
    courier: "smartposti",
    id: "P1",
    kind: "post_office",
    name: "Label",
    address: "Katu 1",
    city: "HELSINKI",
    postCode: "00100",
    country: "FI",
    coordinates: { latitude: 60, longitude: 25 },
    hours: "Mo-Su 00:00-24:00",
    notes: {},
  });
});
