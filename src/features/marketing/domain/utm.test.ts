import { describe, expect, test } from "vitest";
import { sanitiseUtm, UTM_COOKIE, UTM_DAYS, utmOfQuery } from "./utm.ts";

test("only query parameters starting with utm_ are kept", () => {
  expect(
    utmOfQuery(
      "?utm_source=mail&utm_campaign=Pavasaris%20%C4%97&q=boots&gclid=1&my_utm_x=2&UTM_a=3",
    ),
  ).toEqual({ utm_source: "mail", utm_campaign: "Pavasaris ė" });
});

test("a query without usable utm parameters gives nothing", () => {
  expect(utmOfQuery("")).toEqual({});
  expect(utmOfQuery("?utm_=1&utm_source=&utm_medium=%20%00")).toEqual({});
});

describe("limits of utm parameters", () => {
  test("a value of 10 kB is cut to 100 characters", () => {
    expect(sanitiseUtm({ utm_source: "ж".repeat(10_240) })).toEqual({
      utm_source: "ж".repeat(100),
    });
  });

  test("surrogate pairs are never split", () => {
    const { utm_source = "" } = sanitiseUtm({ utm_source: "👟".repeat(500) });
    expect(utm_source).toBe("👟".repeat(100));
  });

  test("at most 8 keys are kept, and overlong keys are dropped", () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`utm_${at}`, "x"]));
    expect(Object.keys(sanitiseUtm(many))).toHaveLength(8);
    expect(sanitiseUtm({ [`utm_${"k".repeat(100)}`]: "x" })).toEqual({});
  });

  test.each([1, null, undefined, ["a"], { toString: "a" }, true])("%j is dropped", (value) => {
    expect(sanitiseUtm({ utm_source: value })).toEqual({});
  });

  test("a script is kept as text, and control characters are removed", () => {
    const words = `"><script>alert(1)</script>`;
    expect(sanitiseUtm({ utm_source: words })).toEqual({ utm_source: words });
    expect(sanitiseUtm({ utm_source: "a\r\nset-cookie: b" })).toEqual({
      utm_source: "a set-cookie: b",
    });
  });

  test("__proto__ is dropped as a key", () => {
    expect(sanitiseUtm(JSON.parse('{"__proto__": "x", "utm___proto__": "y"}'))).toEqual({
      utm___proto__: "y",
    });
  });
});

test("a key has at most 32 letters, digits or underscores, and values are trimmed", () => {
  expect(sanitiseUtm({ [`utm_${"k".repeat(28)}`]: " a " })).toEqual({
    [`utm_${"k".repeat(28)}`]: "a",
  });
  expect(sanitiseUtm({ [`utm_${"k".repeat(29)}`]: "a", "utm_a-b": "x", "x utm_a": "x" })).toEqual(
    {},
  );
  expect([UTM_COOKIE, UTM_DAYS]).toEqual(["utm", 90]);
});
