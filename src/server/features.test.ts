import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Features } from "#platform/feature/features.ts";
import { joinPersonalData } from "#platform/feature/personal-data.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { collected, FEATURES, JOBS, LIMITS } from "./features.ts";

type Ranks = { FEATURE_RANKS: string[][] };
const { FEATURE_RANKS }: Ranks = await import(path.resolve(".dependency-cruiser.mjs"));

test("every feature.ts is listed, once, and lowest rank first", () => {
  const declared = globSync("src/features/*/feature.ts").map((file) => file.split("/")[2]);
  const listed = FEATURES.map(({ name }): string => name);
  expect([...listed].sort()).toEqual(declared.sort());
  const ranks = listed.map((name) => FEATURE_RANKS.findIndex((rank) => rank.includes(name)));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
});

test("no two features declare a job or a limit of one name", () => {
  const names = JOBS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const kinds = FEATURES.flatMap(({ limits = {} }) => Object.keys(limits));
  expect(Object.keys(LIMITS)).toEqual(kinds);
});

/** Has everything that is asked of it; what features declare is not called here. */
const anything: object = new Proxy(() => undefined, { get: () => anything });

test("no two features declare personal data of one name", () => {
  const parts = collected("personalData").map((part) =>
    part(anything as Features, anything as Platform),
  );
  expect(Object.keys(joinPersonalData(parts)).length).toBeGreaterThan(10);
});
