import { expect, test } from "vitest";
import { seenField } from "./seen-field.ts";

test("the field for the seen price is named by plan and period", () => {
  expect(seenField({ plan: "plus", period: "year" } as Parameters<typeof seenField>[0])).toBe(
    "seen_plus_year",
  );
});
