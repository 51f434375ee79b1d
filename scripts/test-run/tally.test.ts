import { expect, test } from "vitest";
import { inProject } from "../set-up/project.mjs";
import { checked, slowestFiles, sum, talliesOfVitest, tallyOfPlaywright } from "./tally.ts";

const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((one) => ({ status: one, fullName: `it is ${one}` })),
});

test("Vitest's report is counted per tier, and files that did not load are failures", () => {
  const testResults = [
    file("/src/a.test.ts", "failed", "passed", "failed", "pending", "todo"),
    file("/src/b.test.tsx", "passed", "passed"),
    file("/src/c.test.ts", "failed"),
    file("/src/a.db.test.ts", "passed", "passed", "passed"),
    file("/src/a.api.test.ts", "failed"),
  ];
  expect(talliesOfVitest({ testResults })).toMatchObject({
    rules: {
      passed: 2,
      failed: 2,
      skipped: 2,
      failures: ["/src/a.test.ts › it is failed", "/src/c.test.ts"],
    },
    database: { passed: 2, failed: 0, skipped: 0, failures: [] },
    api: { passed: 0, failed: 1, skipped: 0, failures: ["/src/a.api.test.ts"] },
  });
});

test("Playwright's report counts errors outside of tests as failures", () => {
  const stats = { expected: 5, unexpected: 2, skipped: 3 };
  const spec = (title: string, status: string) => ({
    title,
    file: "a.spec.ts",
    tests: [{ status }],
  });
  const nested = {
    suites: [{ specs: [spec("pay", "unexpected"), spec("look", "expected")] }],
  };
  expect(tallyOfPlaywright({ stats, errors: [{}], suites: [nested] })).toMatchObject({
    passed: 5,
    failed: 3,
    skipped: 3,
    failures: ["a.spec.ts › pay"],
  });
});

test("failures are listed with the first lines of their messages", () => {
  const failed = {
    ...file("/src/a.test.ts", "failed"),
    assertionResults: [
      {
        status: "failed",
        fullName: "pays",
        failureMessages: ["\u001b[31mnot 200\u001b[39m\n1\n2\n3\n4\n5\n6"],
      },
    ],
  };
  const unloaded = { ...file("/src/b.test.ts", "failed"), message: "no such file" };
  expect(talliesOfVitest({ testResults: [failed, unloaded] }).rules?.failures).toEqual([
    "/src/a.test.ts › pays\n    not 200\n    1\n    2\n    3\n    4\n    5",
    "/src/b.test.ts\n    no such file",
  ]);
  const errors = [{ message: "too late" }, { message: "no button" }];
  const results = [{ errors }];
  const spec = { title: "buy", file: "a.spec.ts", tests: [{ status: "unexpected", results }] };
  const stats = { expected: 0, unexpected: 1, skipped: 0 };
  expect(tallyOfPlaywright({ stats, errors: [], suites: [{ specs: [spec] }] }).failures).toEqual([
    "a.spec.ts › buy\n    too late\n    no button",
  ]);
});

test.each([
  ["all is well", { passed: 3, failed: 0, skipped: 0 }, 0, 0],
  ["no report", undefined, 1, 1],
  ["no report, yet no complaint", undefined, 0, 1],
  ["nothing ran", { passed: 0, failed: 0, skipped: 4 }, 0, 1],
  ["ended badly", { passed: 3, failed: 0, skipped: 0 }, 1, 1],
  ["killed", { passed: 3, failed: 0, skipped: 0 }, null, 1],
  ["failures are counted", { passed: 3, failed: 2, skipped: 0 }, 1, 2],
])("the failures of a tier follow its exit code and counts: %s", (_, tally, exitCode, failed) => {
  expect(checked([tally], exitCode).map((one) => one.failed)).toEqual([failed]);
});

test("each tier of a run is judged separately", () => {
  const good = { passed: 3, failed: 0, skipped: 0 };
  const bad = { passed: 3, failed: 2, skipped: 0 };
  const failures = (...all: Parameters<typeof checked>) => checked(...all).map((one) => one.failed);
  expect(failures([good, bad, good], 1)).toEqual([0, 2, 0]);
  expect(failures([good, undefined], 0)).toEqual([0, 1]);
  expect(failures([good, good], 1)).toEqual([1, 1]);
});

test("counts of several tiers are added", () => {
  const tally = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([tally, tally])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});

test("the slowest files of all tiers come first, with the time of all their tests", () => {
  const timed = (name: string, startTime: number, endTime: number) => ({
    ...file(inProject(name), "passed", "passed"),
    startTime,
    endTime,
  });
  const testResults = [timed("src/a.test.ts", 1000, 3500), timed("src/b.db.test.ts", 0, 100)];
  const spec = (duration: number) => ({
    title: "buys",
    file: "a.spec.ts",
    tests: [{ status: "expected", results: [{ duration }] }],
  });
  const browser = tallyOfPlaywright({
    stats: { expected: 2, unexpected: 0, skipped: 0 },
    errors: [],
    suites: [{ specs: [spec(1000)], suites: [{ specs: [spec(2000)] }] }],
  });
  const tallies = [...Object.values(talliesOfVitest({ testResults })), browser];
  expect(slowestFiles(tallies, 2)).toEqual([
    { file: "e2e/specs/a.spec.ts", seconds: 3 },
    { file: "src/a.test.ts", seconds: 2.5 },
  ]);
});
