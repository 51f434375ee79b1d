import { expect, test } from "vitest";
import { placesOf } from "./places.ts";

const SPEC = `import { test } from "../fixtures/test.ts";

test("buys", async () => {});

for (const way of WAYS) {
  test(
    titleOf(way),
    async () => {},
  );
}
`;

const places = (...titles: string[]) =>
  placesOf({ file: "a.spec.ts", reason: "map", titles: new Set(titles) }, () => SPEC);

test("single tests are placed by the lines on which they begin", () => {
  expect(places("buys", "titleOf(way)")).toEqual(["a.spec.ts:3", "a.spec.ts:6"]);
});

test("a file is run whole without titles, or if one of them is not there", () => {
  expect(placesOf({ file: "a.spec.ts", reason: "changed" }, () => SPEC)).toEqual(["a.spec.ts"]);
  expect(places("buys", "sells")).toEqual(["a.spec.ts"]);
});
