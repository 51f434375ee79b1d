import { describe, expect, test } from "vitest";
import { addressFields, addressLines } from "./address-lines.ts";
import type { SuiteAddress } from "./forward-view.ts";

const US: SuiteAddress = {
  warehouse: "US",
  name: "Rasa Rasaite",
  suite: "CT-1001",
  street: "12 Bellevue Ct",
  city: "New Castle",
  region: "DE",
  region_title: "Delaware",
  post_code: "19720",
  country: "United States",
  country_iso: "US",
  phone: "+1 302 555 0142",
};
const DE = {
  ...US,
  street: "Torgauer Straße 231",
  city: "Leipzig",
  region: null,
  region_title: null,
  post_code: "04347",
  country: "Germany",
  country_iso: "DE",
};
const ids = (address: SuiteAddress) => addressFields(address).map(({ id }) => id);

describe("each country has its own order", () => {
  test("America: city, state and ZIP, and which state the two letters are", () => {
    expect(addressLines(US)).toEqual([
      "Rasa Rasaite",
      "12 Bellevue Ct",
      "CT-1001",
      "New Castle, DE 19720",
      "United States",
      "+1 302 555 0142",
    ]);
    expect(ids(US)).toEqual([
      "name",
      "street",
      "suite",
      "city",
      "state",
      "zip",
      "country",
      "phone",
    ]);
    expect(addressFields(US)[4]).toEqual({ id: "state", value: "DE", note: "Delaware" });
  });

  test("Germany: the post code before the town, and no state", () => {
    expect(addressLines(DE)).toContain("04347 Leipzig");
    expect(ids(DE)).toEqual(["name", "street", "suite", "post_code", "city", "country", "phone"]);
  });

  test("Britain: town, county and post code on lines of their own", () => {
    const GB = {
      ...DE,
      city: "Corby",
      region: "Northamptonshire",
      post_code: "NN18 9EX",
      country_iso: "GB",
    };
    expect(addressLines(GB).slice(3, 6)).toEqual(["Corby", "Northamptonshire", "NN18 9EX"]);
    expect(addressFields(GB)[4]).toEqual({ id: "county", value: "Northamptonshire" });
  });

  test("China: the largest first, the name last", () => {
    const CN = {
      ...DE,
      city: "Shenzhen",
      region: "Guangdong",
      country: "China",
      country_iso: "CN",
    };
    expect(addressLines(CN).slice(0, 3)).toEqual(["China", "04347", "Guangdong Shenzhen"]);
    expect(addressLines(CN).at(-2)).toBe("Rasa Rasaite");
  });
});

test("a warehouse without a telephone has no such line", () => {
  const silent = { ...DE, phone: null };
  expect(ids(silent)).not.toContain("phone");
  expect(addressLines(silent).at(-1)).toBe("Germany");
});
