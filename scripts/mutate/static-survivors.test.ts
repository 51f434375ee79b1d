import { expect, test } from "vitest";
import { withoutStaticSurvivors } from "./static-survivors.ts";

test("what shows when a file is loaded is tried again where nothing noticed it", () => {
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
