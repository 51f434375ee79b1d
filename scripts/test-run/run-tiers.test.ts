import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { runTiers } from "./run-tiers.ts";
import type { Tally } from "./tally.ts";
import { RUNNERS, type Runner, type Tier } from "./tiers.ts";

const GOOD: Tally = { passed: 2, failed: 0, skipped: 0 };
const BAD: Tally = { passed: 1, failed: 1, skipped: 0 };

const reports = mkdtempSync(path.join(os.tmpdir(), "reports-"));
afterAll(() => rmSync(reports, { recursive: true }));

/** A program that writes the given report, if any, and ends with the given exit code. */
const runner = (tier: Tier, exitCode: number, tally?: Tally): Runner => ({
  tiers: [tier],
  command: (_, report) => [
    process.execPath,
    "--eval",
    `const report = ${JSON.stringify(tally ?? null)};
     if (report) require("node:fs").writeFileSync(${JSON.stringify(report)}, JSON.stringify(report));
     process.exitCode = ${exitCode};`,
  ],
  tallies: (report) => ({ [tier]: report }),
});

test("a tier that fails or crashes does not stop later tiers", async () => {
  const runners = [runner("rules", 1, BAD), runner("api", 1), runner("browser", 0, GOOD)];
  const runs = await runTiers(runners, ["rules", "api", "browser"], { reports });
  const failed = runs.map(({ tiers: [first] }) => [first?.tier, first?.tally.failed]);
  expect(failed).toEqual([
    ["rules", 1],
    ["api", 1],
    ["browser", 0],
  ]);
});

test("runners run in parallel and print one after the other", async () => {
  const met = JSON.stringify(path.join(reports, "met"));
  const script = `
    import { runTiers } from ${JSON.stringify(path.join(import.meta.dirname, "run-tiers.ts"))};
    const says = (tier, work) => ({
      tiers: [tier],
      command: () => [process.execPath, "--eval", work + "console.log('end of " + tier + "')"],
      tallies: () => ({}),
    });
    const waits = 'while (!require("node:fs").existsSync(${met}));';
    const comes = 'require("node:fs").writeFileSync(${met}, "");';
    const runners = [says("rules", waits), says("browser", comes)];
    await runTiers(runners, ["rules", "browser"], { reports: ${JSON.stringify(reports)} });
  `;
  const node = ["--input-type=module", "--eval", script];
  const { stdout } = await promisify(execFile)(process.execPath, node, { timeout: 120_000 });
  expect(stdout.match(/── \w+|end of \w+/g)).toEqual([
    ...["── rules", "end of rules"],
    ...["── browser", "end of browser"],
  ]);
});

test("only the requested tiers run", async () => {
  const runs = await runTiers([runner("rules", 0, GOOD), runner("api", 0, GOOD)], ["api"], {
    reports,
  });
  expect(runs.flatMap(({ tiers }) => tiers.map(({ tier }) => tier))).toEqual(["api"]);
});

test("a runner gets the chosen files of its tiers, and none for tiers that run whole", async () => {
  const seen: string[][] = [];
  const watched = RUNNERS.map((one) => ({
    ...one,
    command: (...args: Parameters<typeof one.command>) => {
      seen.push(one.command(...args));
      return [process.execPath, "--version"];
    },
  }));
  const files = { rules: ["a.test.ts"], database: ["a.db.test.ts"] };
  await runTiers(watched, ["rules", "database", "browser"], { reports, files });
  expect(seen[0]).toEqual(expect.arrayContaining(["a.test.ts", "a.db.test.ts"]));
  expect(seen[1]?.filter((word) => !word.startsWith("-"))).toEqual(["playwright", "test"]);
});
