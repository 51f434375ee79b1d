import { describe, expect, test } from "vitest";
import type { SuiteAddress } from "../../contract.ts";
import { addressFields, addressLines } from "./address-lines.ts";
import { US } from "./fixtures/suite-address.ts";

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

describe("the order of address lines by country", () => {
  test("is city, state and ZIP with the state's name for the US", () => {
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

  test("puts the post code before the town and omits the state for Germany", () => {
    expect(addressLines({ ...DE, region_title: "Sachsen" })).toEqual([
      "Rasa Rasaite",
      "CT-1001",
      "Torgauer Straße 231",
      "04347 Leipzig",
      "Germany",
      "+1 302 555 0142",
    ]);
    expect(addressFields({ ...DE, region_title: "Sachsen" }).some(({ note }) => note)).toBe(false);
    expect(ids(DE)).toEqual(["name", "street", "suite", "post_code", "city", "country", "phone"]);
  });

  test("puts town, county and post code on their own lines for Britain", () => {
    const GB = {
      ...DE,
      city: "Corby",
      region: "Northamptonshire",
      post_code: "NN18 9EX",
      country_iso: "GB",
    };
    expect(addressLines(GB)).toEqual([
      "Rasa Rasaite",
      "Torgauer Straße 231",
      "CT-1001",
      "Corby",
      "Northamptonshire",
      "NN18 9EX",
      "Germany",
      "+1 302 555 0142",
    ]);
    expect(ids(GB).slice(5)).toEqual(["post_code", "country", "phone"]);
    expect(addressFields(GB)[4]).toEqual({ id: "county", value: "Northamptonshire" });
    expect(addressFields({ ...GB, region_title: "East Midlands" })[4]?.note).toBe("East Midlands");
  });

  test("is from the largest area to the name for China", () => {
    const CN = {
      ...DE,
      city: "Shenzhen",
      region: "Guangdong",
      country: "China",
      country_iso: "CN",
    };
    expect(addressLines(CN)).toEqual([
      "China",
      "04347",
      "Guangdong Shenzhen",
      "Torgauer Straße 231",
      "CT-1001",
      "Rasa Rasaite",
      "+1 302 555 0142",
    ]);
    expect(ids(CN)).toEqual([
      "country",
      "post_code",
      "state",
      "city",
      "street",
      "suite",
      "name",
      "phone",
    ]);
    expect(addressFields({ ...CN, region_title: "Canton" })[2]?.note).toBe("Canton");
  });
});

test("an address without a region has no state", () => {
  expect(addressLines({ ...US, region: null })).toContain("New Castle, 19720");
  expect(ids({ ...US, region: null })).not.toContain("state");
});

test("a warehouse without a phone has no phone line", () => {
  const silent = { ...DE, phone: null };
  expect(ids(silent)).not.toContain("phone");
  expect(addressLines(silent).at(-1)).toBe("Germany");
});
