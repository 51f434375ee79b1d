import { expect, test } from "vitest";
import { isBlogOn, isInformationPageOn } from "./page-switches.ts";

const site = (...on: string[]) => ({
  switches: Object.fromEntries(on.map((name) => [name, true])),
});

test("a page about us is there where its switch is on, other pages always", () => {
  expect(isInformationPageOn(site("about_us"), "about-us")).toBe(true);
  expect(isInformationPageOn(site(), "about-us")).toBe(false);
  expect(isInformationPageOn(site(), "warranty")).toBe(true);
});

test.each([
  [["marketplace", "blog"], true],
  [["marketplace"], false],
  [["blog"], false],
  [[], false],
])("with %j switched on, there is a blog: %s", (on, answer) => {
  expect(isBlogOn(site(...on))).toBe(answer);
});
