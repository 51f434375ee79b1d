import { expect, test } from "vitest";
import { isBlogOn, isInformationPageOn } from "./page-switches.ts";

const site = (...on: string[]) => ({
  switches: Object.fromEntries(on.map((name) => [name, true])),
});

test("the about-us page depends on its switch, other pages do not", () => {
  expect(isInformationPageOn(site("about_us"), "about-us")).toBe(true);
  expect(isInformationPageOn(site(), "about-us")).toBe(false);
  expect(isInformationPageOn(site(), "warranty")).toBe(true);
});

test.each([
  [["marketplace", "blog"], true],
  [["marketplace"], false],
  [["blog"], false],
  [[], false],
])("with the switches %j on, the blog exists: %s", (on, answer) => {
  expect(isBlogOn(site(...on))).toBe(answer);
});
