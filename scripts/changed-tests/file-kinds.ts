import { tierOf } from "../test-run/tally.ts";
import type { Tier } from "../test-run/tiers.ts";

const SPEC = /^e2e\/specs\/.*\.spec\.ts$/;

/** Vitest's tests and Playwright's. */
export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || SPEC.test(file);

export const tierOfTest = (test: string): Tier => (SPEC.test(test) ? "browser" : tierOf(test));

/** Code that only tests use. */
export const isTestCode = (file: string) =>
  isTest(file) || /^e2e\/|\/fixtures\/|\.suite\.ts$/.test(file);

export const isCode = (file: string) => /\.(?:tsx?|m[jt]s)$/.test(file);
