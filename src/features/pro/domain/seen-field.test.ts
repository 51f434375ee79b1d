import { expect, test } from "vitest";
import { seenField } from "./seen-field.ts";

test("what was shown as due for a plan and a period has a field of its own", () => {
  expect(seenField({ plan: "plus", period: "year" } as Parameters<typeof seenField>[0])).toBe(
    "seen_plus_year",
  );
});
