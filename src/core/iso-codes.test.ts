import { expect, test } from "vitest";
import { countryCodes, isCountry, isCurrency } from "./iso-codes.ts";

test("countries and currencies are known by their codes", () => {
  expect([isCountry("PL"), isCountry("pl"), isCountry("QQ")]).toEqual([true, false, false]);
  expect([isCurrency("USD"), isCurrency("usd"), isCurrency("QQQ")]).toEqual([true, false, false]);
});

test("all countries are listed once, without unions of them", () => {
  const codes = countryCodes();
  expect(codes).toEqual(expect.arrayContaining(["LT", "LV", "EE", "GB", "US"]));
  expect(codes).not.toContain("EU");
  expect(codes.length).toBeGreaterThan(240);
  expect(new Set(codes).size).toBe(codes.length);
});
