import { expect, test } from "vitest";
import { slugify } from "./slugify.ts";

test.each([
  ["Bēšs krekls №5", "bess-krekls-5"],
  ["  --Café -- & Co.!  ", "cafe-co"],
  ["ŠĮ Žalią", "si-zalia"],
  ["a  b", "a-b"],
  ["Чай", ""],
  ["!!!", ""],
])("the slug of %j is %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test("a suffix comes last, or alone when the text has no usable characters", () => {
  expect(slugify("Lamp", "LV 12")).toBe("lamp-lv-12");
  expect(slugify("Чай", "12")).toBe("12");
  expect(slugify("Lamp", "--")).toBe("lamp");
});

test("a long slug is shortened before its suffix and does not end with a dash", () => {
  expect(slugify("x".repeat(300))).toBe("x".repeat(100));
  expect(slugify("x".repeat(300), "77")).toBe(`${"x".repeat(97)}-77`);
  expect(slugify(`${"x".repeat(96)} yyy`, "77")).toBe(`${"x".repeat(96)}-77`);
  expect(slugify("lamp", "y".repeat(200))).toBe("y".repeat(100));
  expect(slugify("lamp", "y".repeat(98))).toBe(`l-${"y".repeat(98)}`);
});
