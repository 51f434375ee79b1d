import { expect, test } from "vitest";
import { slugify } from "./slugify.ts";

test.each([
  ["Bēšs krekls №5", "bess-krekls-5"],
  ["  --Café -- & Co.!  ", "cafe-co"],
  ["ŠĮ Žalią", "si-zalia"],
  ["a  b", "a-b"],
  ["Чай", ""],
  ["!!!", ""],
])("%j is written %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test("an ending comes last, and alone where there is nothing else", () => {
  expect(slugify("Lamp", "LV 12")).toBe("lamp-lv-12");
  expect(slugify("Чай", "12")).toBe("12");
  expect(slugify("Lamp", "--")).toBe("lamp");
});

test("what is too long is cut before its ending, and ends in no dash", () => {
  expect(slugify("x".repeat(300))).toBe("x".repeat(100));
  expect(slugify("x".repeat(300), "77")).toBe(`${"x".repeat(97)}-77`);
  expect(slugify(`${"x".repeat(96)} yyy`, "77")).toBe(`${"x".repeat(96)}-77`);
  expect(slugify("lamp", "y".repeat(200))).toBe("y".repeat(100));
  expect(slugify("lamp", "y".repeat(98))).toBe(`l-${"y".repeat(98)}`);
});
