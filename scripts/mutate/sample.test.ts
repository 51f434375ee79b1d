import { expect, test } from "vitest";
import { sampledRanges } from "./sample.ts";

test("sampled lines are found by their text, and those that are gone are named", () => {
  const files: Record<string, string> = { "a.ts": "const a = 1;\n\n  const b = a + 1;\n" };
  const sample = [
    { file: "a.ts", line: "const b = a + 1;" },
    { file: "a.ts", line: "const c = 2;" },
  ];
  expect(sampledRanges(sample, (file) => files[file] ?? "")).toEqual({
    ranges: ["a.ts:3-3"],
    gone: [{ file: "a.ts", line: "const c = 2;" }],
  });
});
