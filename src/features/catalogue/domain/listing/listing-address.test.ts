import fc from "fast-check";
import { expect, test } from "vitest";
import {
  EMPTY_ADDRESS,
  MAX_PAGE,
  readListingAddress,
  writeListingAddress,
} from "./listing-address.ts";

const read = (query: string) => readListingAddress(new URLSearchParams(query));

test.each([
  ["", {}],
  ["q=  running   shoes ", { text: "running shoes" }],
  ["q=sheos&exact=1", { text: "sheos", isExact: true }],
  ["exact=1", {}],
  ["p=3", { page: 3 }],
  ["p=-1", { page: 1 }],
  ["p=0", { page: 1 }],
  ["p=20", { page: 20 }],
  ["p=21", { page: 21 }],
  ["p=1000000000", { page: MAX_PAGE }],
  [`p=${"9".repeat(400)}`, { page: MAX_PAGE }],
  ["p=2.5", { page: 1 }],
  ["s=0", { sort: 0 }],
  ["s=5", { sort: 5 }],
  ["s=6", { sort: null }],
  ["s=-1", { sort: null }],
  ["s=%201", { sort: null }],
  ["s=1.0", { sort: null }],
  ["s=price", { sort: null }],
  ["f.manufacturer=Kite&f.manufacturer=Halden", { terms: { manufacturer: ["Halden", "Kite"] } }],
  ["f.manufacturer=Kite&f.manufacturer=Kite", { terms: { manufacturer: ["Kite"] } }],
  ["manufacturer=Kite", { terms: { manufacturer: ["Kite"] } }],
  ["f.additional_field_7=black", { terms: { additional_field_7: ["black"] } }],
  ["f.manufacturer=", {}],
  ["f.__proto__=x", {}],
  ["f.=x", {}],
  ["fr.current_price=60:170", { ranges: { current_price: { min: 6000, max: 17_000 } } }],
  ["fr.current_price=59.90:", { ranges: { current_price: { min: 5990 } } }],
  ["fr.current_price=:170,5", { ranges: { current_price: { max: 17_050 } } }],
  ["fr.current_price=170:60", { ranges: { current_price: { min: 6000, max: 17_000 } } }],
  ["fr.current_price=NaN:1e3", {}],
  ["fr.current_price=:", {}],
  ["fr.current_price=1:2:3", {}],
  ["fr.current_price=-5:", {}],
  ["fr.current_price.min=60&fr.current_price.max=", { ranges: { current_price: { min: 6000 } } }],
  ["fr.discount_percentage=20:900", { ranges: { discount_percentage: { min: 20, max: 100 } } }],
  ["fr.weight=1:2", {}],
  ["fr.current_price= 5 : 7 ", { ranges: { current_price: { min: 500, max: 700 } } }],
  [`f.${"k".repeat(50)}=x`, { terms: { ["k".repeat(50)]: ["x"] } }],
  [`f.${"k".repeat(51)}=x`, {}],
  ["f.a-b=x&f.7=x&g.a=x", {}],
  [`f.a=${"v".repeat(100)}`, { terms: { a: ["v".repeat(100)] } }],
  [`f.a=${"v".repeat(101)}`, {}],
])("the listing address %s is parsed", (query, expected) => {
  expect(read(query)).toEqual({ ...EMPTY_ADDRESS, ...expected });
});

test("a search text is cut to 200 characters without splitting one", () => {
  expect(read(`q=${"a".repeat(10_000)}`).text).toHaveLength(200);
  expect([...read(`q=${"🎒".repeat(300)}`).text]).toHaveLength(200);
  expect(read(`q=${"a".repeat(199)} b`).text).toBe("a".repeat(199));
});

test("at most 20 filters and 60 values of a filter are read", () => {
  const keys = Array.from({ length: 200 }, (_, at) => `f.additional_field_${at}=x`).join("&");
  expect(Object.keys(read(keys).terms)).toHaveLength(20);
  const values = Array.from({ length: 200 }, (_, at) => `f.manufacturer=${at}`).join("&");
  expect(read(values).terms.manufacturer).toHaveLength(60);
});

test("all filter values together are at most 60 and take at most 2 kB of the address", () => {
  const pairs = Array.from({ length: 20 * 46 }, (_, at) => [`f.key_${at % 20}`, `value ${at}`]);
  const many = readListingAddress(new URLSearchParams(pairs as [string, string][]));
  expect(Object.values(many.terms).flat()).toHaveLength(60);
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "binary", maxLength: 100 }), { maxLength: 90 }),
      (values) => {
        const query = new URLSearchParams(values.map((value) => ["f.manufacturer", value]));
        const { terms } = readListingAddress(query);
        const written = writeListingAddress({ ...EMPTY_ADDRESS, terms });
        expect(written.length).toBeLessThanOrEqual(2000);
      },
    ),
  );
});

test("a long search text leaves less of the address for filters", () => {
  const query = new URLSearchParams([["q", "🎒".repeat(200)]]);
  for (let at = 0; at < 60; at += 1)
    query.append("f.manufacturer", `maker ${at} ${"x".repeat(80)}`);
  expect(writeListingAddress(readListingAddress(query)).length).toBeLessThan(2500);
});

test.each([
  ["", 55, true],
  ["", 56, false],
  ["q=x&", 51, true],
  ["q=x&", 52, false],
])("with %j the address holds a further value of %d characters: %s", (text, length, fits) => {
  const values = Array.from({ length: 18 }, (_, at) => `${at}`.padStart(100, "0"));
  values.push("m".repeat(45), "n".repeat(length));
  const { terms } = read(text + values.map((value) => `f.a=${value}`).join("&"));
  expect(terms.a).toHaveLength(fits ? 20 : 19);
});

test("exact is written only with a search text", () => {
  expect(writeListingAddress({ ...EMPTY_ADDRESS, text: "sheos", isExact: true })).toBe(
    "q=sheos&exact=1",
  );
  expect(writeListingAddress({ ...EMPTY_ADDRESS, isExact: true })).toBe("");
  expect(writeListingAddress({ ...EMPTY_ADDRESS, text: "hat" })).toBe("q=hat");
});

test("filters are parsed and written in alphabetical order", () => {
  expect(Object.keys(read("f.b=1&f.c=1&f.a=1").terms)).toEqual(["a", "b", "c"]);
  const terms = { b: ["2", "1", "10"], a: ["x"] };
  expect(writeListingAddress({ ...EMPTY_ADDRESS, terms })).toBe("f.a=x&f.b=1&f.b=10&f.b=2");
  expect(writeListingAddress({ ...EMPTY_ADDRESS, ranges: { current_price: { min: 5 } } })).toBe(
    "fr.current_price=0.05:",
  );
});

test("a form without scripts converts only prices from its currency", () => {
  const half = { isoCode: "USD", convert: (cents: number) => Math.round(cents / 2) };
  const typed = "fr.discount_percentage.min=20&fr.current_price.currency=USD";
  expect(readListingAddress(new URLSearchParams(typed), half).ranges).toEqual({
    discount_percentage: { min: 20 },
  });
});

const someText = fc.string({ unit: "grapheme", maxLength: 30 });
const someName = fc.constantFrom("q", "p", "s", "f.manufacturer", "f.additional_field_1", "f.");
const someRange = fc.constantFrom("fr.current_price", "fr.discount_percentage", "fr.x");
const someEnd = fc.oneof(fc.nat().map(String), fc.constantFrom("", "-1", "1.005", "9".repeat(30)));
const somePair = fc.oneof(
  fc.tuple(someName, someText),
  fc.tuple(someName, fc.nat().map(String)),
  fc.tuple(
    someRange,
    fc.tuple(someEnd, someEnd).map((ends) => ends.join(":")),
  ),
);

test("parsing a written address gives the same address again", () => {
  fc.assert(
    fc.property(fc.array(somePair, { maxLength: 40 }), (pairs) => {
      const address = readListingAddress(new URLSearchParams(pairs));
      const written = writeListingAddress(address);
      expect(read(written)).toEqual(address);
      expect(writeListingAddress(read(written))).toBe(written);
    }),
  );
});

test("one state has one address, whatever the order of its parameters", () => {
  expect(writeListingAddress(read("p=2&s=1&f.b=2&f.b=1&f.a=x&q=hat"))).toBe(
    "q=hat&f.a=x&f.b=1&f.b=2&s=1&p=2",
  );
  expect(writeListingAddress(read("fr.current_price=60:170.5"))).toBe("fr.current_price=60:170.5");
  expect(writeListingAddress(EMPTY_ADDRESS)).toBe("");
});

test("prices of a form without scripts are read in the currency the form names", () => {
  const dollars = { isoCode: "USD", convert: (cents: number) => Math.round(cents * 1.08) };
  const readIn = (query: string) =>
    readListingAddress(new URLSearchParams(query), dollars).ranges.current_price;
  const typed = "fr.current_price.min=54&fr.current_price.max=108";
  expect(readIn(`${typed}&fr.current_price.currency=USD`)).toEqual({ min: 5000, max: 10_000 });
  expect(readIn(typed)).toEqual({ min: 5400, max: 10_800 });
  expect(readIn(`${typed}&fr.current_price.currency=GBP`)).toEqual({ min: 5400, max: 10_800 });
  expect(readIn("fr.current_price=54:108&fr.current_price.currency=USD")).toEqual({
    min: 5400,
    max: 10_800,
  });
});
