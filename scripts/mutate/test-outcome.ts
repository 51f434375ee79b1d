import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type TestResult, TestStatus } from "@stryker-mutator/api/test-runner";

export interface TestOutcome {
  id: string;
  name: string;
  file: string;
  milliseconds: number;
  failure: string | undefined;
}

export function toResult({ id, name, file, milliseconds, failure }: TestOutcome): TestResult {
  // A changed test file makes its tests new ones, so that mutants they were run on are tried again.
  const contents = hash("sha1", readFileSync(file, "utf8")).slice(0, 8);
  const result = { id, name: `${name} (${contents})`, fileName: file, timeSpentMs: milliseconds };
  return failure === undefined
    ? { ...result, status: TestStatus.Success }
    : { ...result, status: TestStatus.Failed, failureMessage: failure };
}
