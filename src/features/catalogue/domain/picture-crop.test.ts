import { expect, test } from "vitest";
import { cropFocus, cropStart } from "./picture-crop.ts";

test.each([
  ["around the middle", 300, 100, 0.5, 100],
  ["around another point, to a whole pixel", 301, 100, 0.4, 70],
  ["not before the beginning", 300, 100, 0.1, 0],
  ["not behind the end", 300, 100, 0.95, 200],
  ["all of it", 100, 100, 0.7, 0],
])("the cropped square lies %s", (_, length, side, focus, start) => {
  expect(cropStart(length, side, focus)).toBe(start);
});

test("a crop's centre gives the same crop again", () => {
  expect(cropFocus(300, 100, 100)).toBe(0.5);
  expect(cropFocus(400, 100, 0)).toBe(0.125);
  expect(cropStart(400, 100, cropFocus(400, 100, 230))).toBe(230);
});
