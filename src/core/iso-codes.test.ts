import { expect, test } from "vitest";
import { countryCodes, isCountry, isCurrency } from "./iso-codes.ts";

test("only upper-case ISO codes of countries and currencies are valid", () => {
  expect([isCountry("PL"), isCountry("pl"), isCountry("QQ")]).toEqual([true, false, false]);
  expect([isCurrency("USD"), isCurrency("usd"), isCurrency("QQQ")]).toEqual([true, false, false]);
});

test("each country is listed once, without unions such as the EU", () => {
  const codes = countryCodes();
  expect(codes).toEqual(expect.arrayContaining(["LT", "LV", "EE", "GB", "US"]));
  expect(codes).not.toContain("EU");
  expect(codes.length).toBeGreaterThan(240);
  expect(new Set(codes).size).toBe(codes.length);
});
