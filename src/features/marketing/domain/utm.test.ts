import { describe, expect, test } from "vitest";
import { sanitiseUtm, UTM_COOKIE, UTM_DAYS, utmOfQuery } from "./utm.ts";

test("only keys that start with utm_ are kept", () => {
  expect(
    utmOfQuery(
      "?utm_source=mail&utm_campaign=Pavasaris%20%C4%97&q=boots&gclid=1&my_utm_x=2&UTM_a=3",
    ),
  ).toEqual({ utm_source: "mail", utm_campaign: "Pavasaris ė" });
});

test("a link without any has nothing to keep", () => {
  expect(utmOfQuery("")).toEqual({});
  expect(utmOfQuery("?utm_=1&utm_source=&utm_medium=%20%00")).toEqual({});
});

describe("what anybody can write into a link is bounded", () => {
  test("a value of 10 kB is cut", () => {
    expect(sanitiseUtm({ utm_source: "ж".repeat(10_240) })).toEqual({
      utm_source: "ж".repeat(100),
    });
  });

  test("letters of two halves are never cut in two", () => {
    const { utm_source = "" } = sanitiseUtm({ utm_source: "👟".repeat(500) });
    expect(utm_source).toBe("👟".repeat(100));
  });

  test("a thousand keys are a few, and endless keys none", () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`utm_${at}`, "x"]));
    expect(Object.keys(sanitiseUtm(many))).toHaveLength(8);
    expect(sanitiseUtm({ [`utm_${"k".repeat(100)}`]: "x" })).toEqual({});
  });

  test.each([1, null, undefined, ["a"], { toString: "a" }, true])("%j is no value", (value) => {
    expect(sanitiseUtm({ utm_source: value })).toEqual({});
  });

  test("a script stays what it is: words", () => {
    const words = `"><script>alert(1)</script>`;
    expect(sanitiseUtm({ utm_source: words })).toEqual({ utm_source: words });
    expect(sanitiseUtm({ utm_source: "a\r\nset-cookie: b" })).toEqual({
      utm_source: "a set-cookie: b",
    });
  });

  test("a key that names the object's own parts is none of ours", () => {
    expect(sanitiseUtm(JSON.parse('{"__proto__": "x", "utm___proto__": "y"}'))).toEqual({
      utm___proto__: "y",
    });
  });
});

test("a key has 32 signs at most, of letters, digits and low lines, and a value is trimmed", () => {
  expect(sanitiseUtm({ [`utm_${"k".repeat(28)}`]: " a " })).toEqual({
    [`utm_${"k".repeat(28)}`]: "a",
  });
  expect(sanitiseUtm({ [`utm_${"k".repeat(29)}`]: "a", "utm_a-b": "x", "x utm_a": "x" })).toEqual(
    {},
  );
  expect([UTM_COOKIE, UTM_DAYS]).toEqual(["utm", 90]);
});
