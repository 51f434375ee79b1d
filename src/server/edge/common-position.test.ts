import { expect, test } from "vitest";
import { createCommonPosition } from "./common-position.ts";

const at = (snapshot: string) => ({ database: "one", timeline: "1", snapshot });

test("the common position is that of the slowest edge cache", () => {
  const [first, second, third] = [at("7"), at("8"), at("9")];
  const common = createCommonPosition(2);
  for (const position of [first, second, third]) common.add(position);
  expect(common.reach(0, third)).toBeUndefined();
  expect(common.reach(1, first)).toBe(first);
  expect(common.reach(1, third)).toBe(third);
});
