import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { REPORTED_PROBLEMS } from "#features/records/domain/fixtures/reported-problems.ts";
import type { Features } from "#platform/feature/features.ts";
import { joinPersonalData } from "#platform/feature/personal-data.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { collected, FEATURES, JOBS, LIMITS } from "./features.ts";

type Ranks = { FEATURE_RANKS: string[][] };
const { FEATURE_RANKS }: Ranks = await import(path.resolve(".dependency-cruiser.mjs"));

test("every feature.ts is listed once, sorted by rank", () => {
  const declared = globSync("src/features/*/feature.ts").map((file) => file.split("/")[2]);
  const listed = FEATURES.map(({ name }): string => name);
  expect([...listed].sort()).toEqual(declared.sort());
  const ranks = listed.map((name) => FEATURE_RANKS.findIndex((rank) => rank.includes(name)));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
});

test("names of jobs and of rate limits are unique across features", () => {
  const names = JOBS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const kinds = FEATURES.flatMap(({ limits = {} }) => Object.keys(limits));
  expect(Object.keys(LIMITS)).toEqual(kinds);
});

test("exactly the problems that features report can become tasks", () => {
  const reported = FEATURES.flatMap(({ name, problems = {} }) =>
    Object.keys(problems).map((code) => ({ feature: name, code })),
  );
  expect(reported.length).toBeGreaterThan(25);
  const known = Object.keys(REPORTED_PROBLEMS).filter((code) => code !== "job_failed");
  expect(reported.map(({ code }) => code).sort()).toEqual(known.sort());
});

test("docs/architecture.md names every job", () => {
  const docs = readFileSync("docs/architecture.md", "utf8");
  const names = JOBS.map(({ name }) => name);
  expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
});

const officeWords = (feature: string): object =>
  JSON.parse(readFileSync(`src/features/${feature}/messages/office/en.json`, "utf8"));

test("every job and every kind of mail has a name in the office's messages", () => {
  // Each format of job rows has its own queue with a version in its name, but the same text.
  const jobs = JOBS.map(({ name }) => `office.jobs.name.${name.replace(/-\d+$/, "")}`);
  const kinds = collected("mailSamples")
    .flat()
    .map(({ kind }) => `office.mail_kinds.${kind}`);
  expect(kinds.length).toBeGreaterThan(30);
  expect(jobs.filter((key) => !(key in officeWords("home")))).toEqual([]);
  expect(kinds.filter((key) => !(key in officeWords("mail")))).toEqual([]);
});

/** Has every property that is read from it, because declared functions are not called here. */
const anything: object = new Proxy(() => undefined, { get: () => anything });

test("names of personal data parts are unique across features", () => {
  const parts = collected("personalData").map((part) =>
    part(anything as Features, anything as Platform),
  );
  expect(Object.keys(joinPersonalData(parts)).length).toBeGreaterThan(10);
});
