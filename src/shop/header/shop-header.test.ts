import { expect, test } from "vitest";
import { nextHeaderScroll } from "./shop-header.tsx";

const HEIGHT = 80;
const scroll = (...places: number[]) =>
  places.reduce((state, at) => nextHeaderScroll(state, at, HEIGHT), { at: 0, isAway: false });

test.each([
  [[60], false],
  [[200], true],
  [[200, 150], false],
  [[200, 150, 300], true],
  [[200, 196], true],
  [[200, 0], false],
  [[200, -30], false],
])("after scrolling to %j the header is hidden: %s", (places, isAway) => {
  expect(scroll(...places).isAway).toBe(isAway);
});

test("many small scroll steps up show the header", () => {
  expect(scroll(200, 197, 194, 191).isAway).toBe(false);
});
