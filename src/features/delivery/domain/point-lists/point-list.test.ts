import { expect, test } from "vitest";
import { COURIERS, isCourier } from "../courier.ts";
import type { PickupPoint } from "../pickup-point.ts";
import { collectPoints } from "./point-list.ts";
import { readPointList } from "./read-point-list.ts";
import {
  coordinatesOf,
  decodeEntities,
  jsonRows,
  notesOf,
  readableCity,
  stablePointId,
  textOf,
} from "./row-fields.ts";
import { xmlRows } from "./smartposti.ts";
import { timeSpan, weekHours } from "./week-hours.ts";

const point: Omit<PickupPoint, "courier"> = {
  id: "1",
  kind: "locker",
  name: "A",
  address: "Street 1",
  city: "Vilnius",
  postCode: "LT-01101",
  country: "LT",
  coordinates: { latitude: 54, longitude: 25 },
  hours: "",
  notes: {},
};
const faults = (change: object) =>
  collectPoints("omniva", [{}], () => ({ ...point, ...change })).badRows.map(
    ({ reason }) => reason,
  );

test.each([
  [{}, []],
  [{ name: "" }, ["no name"]],
  [{ address: "" }, []],
  [{ city: "" }, []],
  [{ address: "", city: "" }, ["no address"]],
  [{ country: "LTU" }, ["no country"]],
  [{ country: "L" }, ["no country"]],
  [{ country: "xLT" }, ["no country"]],
  [{ id: "x".repeat(64) }, []],
  [{ id: "x".repeat(65) }, ["id is too long"]],
  [{ name: "x".repeat(200) }, []],
  [{ address: "x".repeat(201) }, ["address is too long"]],
  [{ city: "x".repeat(101) }, ["city is too long"]],
  [{ postCode: "x".repeat(21) }, ["postCode is too long"]],
  [{ hours: "x".repeat(301) }, ["hours is too long"]],
  [{ coordinates: null }, []],
  [{ coordinates: { latitude: 90, longitude: 180 } }, []],
  [{ coordinates: { latitude: -90, longitude: -180 } }, []],
  [{ coordinates: { latitude: 90.1, longitude: 0 } }, ["its coordinates are nowhere"]],
  [{ coordinates: { latitude: 0, longitude: 180.1 } }, ["its coordinates are nowhere"]],
  [{ coordinates: { latitude: 0, longitude: 25 } }, []],
  [{ coordinates: { latitude: 54, longitude: 0 } }, []],
  [{ coordinates: { latitude: 0, longitude: 0 } }, ["its coordinates are nowhere"]],
])("a point with %j has the faults %j", (change, reasons) => {
  expect(faults(change)).toEqual(reasons);
});

test.each([
  ["LT", 'PC "Kampas" 2', "PC „Kampas“ 2"],
  ["LV", 'TC "Alfa"', "TC „Alfa”"],
  ["NL", '"Kade" en "Brug"', "“Kade” en “Brug”"],
  ["LT", '55" ekranai', '55" ekranai'],
])("quotes in %s: the name %s is shown as %s", (country, name, shown) => {
  const { points } = collectPoints("omniva", [{}], () => ({ ...point, country, name }));
  expect(points[0]?.name).toBe(shown);
});

test("rows that are no objects are reported, and so is a text that is no list", () => {
  const list = collectPoints("omniva", [null, [], "x"], () => point);
  expect(list).toEqual({
    points: [],
    badRows: [0, 1, 2].map((index) => ({ index, reason: "not an object" })),
    leftOut: 0,
  });
  expect(collectPoints("omniva", undefined, () => point).badRows).toEqual([
    { index: -1, reason: "not a list in a form that this courier has" },
  ]);
  const twice = collectPoints("omniva", [{}, {}], () => ({ ...point, id: "y".repeat(64) }));
  expect(twice.badRows).toEqual([{ index: 1, reason: `the id ${"y".repeat(64)} is there twice` }]);
});

test("each courier with a list has its own reader", () => {
  const reasons = Object.fromEntries(
    COURIERS.map((courier) => [courier, readPointList(courier, "?").badRows[0]?.reason]),
  );
  const unread = "not a list in a form that this courier has";
  expect(reasons).toEqual({
    omniva: unread,
    dpd: unread,
    lp_express: unread,
    venipak: unread,
    smartposti: unread,
    postnl: unread,
    aramex: "this courier has no list of points",
  });
  expect(["omniva", "pigeon"].map(isCourier)).toEqual([true, false]);
});

test("a field is the first non-empty text, on one line", () => {
  expect(textOf({ a: " ", b: " x \n\t y " }, "a", "b")).toBe("x y");
  expect(textOf({ a: 7 }, "a")).toBe("7");
  expect(textOf({ a: true }, "a", "b")).toBe("");
});

test.each([
  ["", "", null],
  ["54.5", "-25,25", { latitude: 54.5, longitude: -25.25 }],
  ["54", "25", { latitude: 54, longitude: 25 }],
  ["", "25", { latitude: Number.NaN, longitude: 25 }],
  ["54", "", { latitude: 54, longitude: Number.NaN }],
  ["x54", "25x", { latitude: Number.NaN, longitude: Number.NaN }],
])("%j and %j are read as the coordinates %j", (latitude, longitude, place) => {
  expect(coordinatesOf(latitude, longitude)).toEqual(place);
});

test("a town in capitals is written in normal case", () => {
  expect(readableCity("KILINGI-NÕMME")).toBe("Kilingi-Nõmme");
  expect(readableCity("RIGA (CENTRE)/PORT NORTH")).toBe("Riga (Centre)/Port North");
  expect(readableCity("s-Hertogenbosch")).toBe("s-Hertogenbosch");
});

test("a stable point id depends only on its words, not on case", () => {
  expect(stablePointId("NL", "a", "b")).toBe(stablePointId("NL", "A", "B"));
  expect(stablePointId("NL", "ab", "c")).not.toBe(stablePointId("NL", "a", "bc"));
  expect(stablePointId("NL", "kade")).toBe("NL-sjloq75jhh5q");
  expect(notesOf({ lt: "", en: "x" })).toEqual({ en: "x" });
});

test.each([
  ["&amp;amp;quot;", '"'],
  ["&amp;amp;amp;quot;", "&quot;"],
  ["&lt;&gt;&apos;&nbsp;&ndash;&MDASH;", "<>' –—"],
  ["&#279;&#x117;&#X0117;", "ėėė"],
  ["&#31;&#32;&#1114111;&#1114112;&#x0;", "  \u{10ffff}  "],
  ["&what;&#;", "&what;&#;"],
])("the entities in %s are decoded to %s", (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test("JSON rows are read from the top level or from a path", () => {
  expect(jsonRows("\uFEFF[1]")).toEqual([1]);
  expect(jsonRows('{"a":{"b":[2]}}', ["c"], ["a", "b"])).toEqual([2]);
  expect(jsonRows('{"a":1}', ["a", "b"])).toBeUndefined();
  expect(jsonRows("[1]\uFEFF")).toBeUndefined();
  expect(jsonRows("{")).toBeUndefined();
});

test("XML rows have fields without attributes, decoded except for CDATA", () => {
  const xml =
    ' \n<list><item id="1"><a x="y">1 &amp; 2</a><b><![CDATA[<i>&amp;</i>]]></b></item><item></item></list>';
  expect(xmlRows(xml, "item")).toEqual([{ a: "1 & 2", b: "<i>&amp;</i>" }, {}]);
  expect(xmlRows("[]", "item")).toBeUndefined();
});

test.each([
  ["0930", "18", ["09:30-18:00"]],
  ["9:30", "18.15", ["09:30-18:15"]],
  ["09:30:00", "18:00:59", ["09:30-18:00"]],
  ["00:01", "23:59", ["00:00-24:00"]],
  ["0", "24", ["00:00-24:00"]],
  ["9", "25", []],
  ["9", "10:60", []],
  ["", "10", []],
  ["9", "", []],
  ["9", "9", []],
  ["x9", "10", []],
  ["9", "10x", []],
])("the hours from %j to %j are %j", (from, to, span) => {
  expect(timeSpan(from, to)).toEqual(span);
});

test("days with the same hours are grouped, and adjacent spans are merged", () => {
  const day = (at: number, ...times: string[]) => ({ day: at, times });
  const week = [
    day(0, "09:00-12:00", "12:00-18:00"),
    day(1, "09:00-18:00"),
    day(3, "09:00-18:00"),
    day(5, "10:00-12:00", "13:00-14:00"),
  ];
  expect(weekHours(week)).toBe("Mo-Tu 09:00-18:00; Th 09:00-18:00; Sa 10:00-12:00,13:00-14:00");
  expect(weekHours([])).toBe("");
});
