import { expect, test } from "vitest";
import { withoutStaticSurvivors } from "./static-survivors.ts";

test("surviving static mutants are removed from the report, to be tested again", () => {
  const mutants = [
    { status: "Survived", static: true },
    { status: "Survived", static: false },
    { status: "Survived" },
    { status: "Killed", static: true },
  ];
  expect(withoutStaticSurvivors({ files: { "src/a.ts": { mutants } } })).toEqual({
    files: { "src/a.ts": { mutants: mutants.slice(1) } },
  });
});
