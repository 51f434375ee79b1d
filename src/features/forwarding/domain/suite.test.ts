import { expect, test } from "vitest";
import { suiteCode } from "./suite.ts";

test("a suite has a code for labels", () => {
  expect(suiteCode(1042)).toBe("CT-1042");
});
