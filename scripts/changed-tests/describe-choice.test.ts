import { expect, test } from "vitest";
import { describeChoice, listChoice } from "./describe-choice.ts";

const choice = {
  tests: [
    { file: "src/core/a.test.ts", reason: "changed" },
    { file: "src/core/b.test.ts", reason: "import" },
    { file: "src/core/c.test.ts", reason: "import" },
    { file: "e2e/specs/d.spec.ts", reason: "map", titles: new Set(["pays", "refunds"]) },
  ] as const,
  untested: ["docs/a.md", "package.json"],
};

test("the choice is described by tier and reason, with what it leaves unknown", () => {
  const changes = { files: ["src/core/a.test.ts", "docs/a.md", "package.json"], since: "main" };
  expect(describeChoice(changes, { ...choice, tests: [...choice.tests] })).toBe(
    [
      "3 changed files since main: 3 rules, 1 browser test files",
      "  rules    1 changed, 2 by imports",
      "  browser  1 by the specification map",
      "No test leads to: docs/a.md",
      "Any test may depend on these, so that `npm test` is needed: package.json",
    ].join("\n"),
  );
});

test("long lists of files are cut", () => {
  const untested = [..."abcdefg"].map((name) => `docs/${name}.md`);
  expect(describeChoice({ files: untested, since: "main" }, { tests: [], untested })).toContain(
    "No test leads to: docs/a.md, docs/b.md, docs/c.md, docs/d.md, docs/e.md and 2 more",
  );
});

test("each chosen file is listed with its reason and the titles of single tests", () => {
  expect(
    listChoice({ ...choice, tests: [...choice.tests] })
      .split("\n")
      .at(-1),
  ).toBe("  e2e/specs/d.spec.ts  by the specification map  pays; refunds");
});
