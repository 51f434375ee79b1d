import { expect, test } from "vitest";
import { findTooLargeFiles } from "./file-sizes.ts";

const file = (lines: number, path = "src/core/a.ts") => ({ path, text: "a;\n".repeat(lines) });
const problems = (sizes: readonly number[]) =>
  findTooLargeFiles(sizes.map((lines) => file(lines))).map(({ problem }) => problem);

test("files of the usual sizes are accepted", () => {
  expect(problems([20, 30, 40, 45, 50, 55, 60, 70, 149, 350])).toEqual([]);
});

test("a file over 350 lines is reported", () => {
  expect(problems([50, 50, 50, 50, 50, 50, 50, 50, 50, 351])).toEqual([
    "has 351 lines, more than 350",
  ]);
});

test("a median outside of 40 to 60 lines is reported", () => {
  expect(problems([61, 61, 61])).toEqual([expect.stringContaining("half of all files have 61")]);
  expect(problems([39, 39, 39])).toEqual([expect.stringContaining("half of all files have 39")]);
});

test("more than one file in ten with 150 lines or more is reported", () => {
  const sizes = [50, 50, 50, 50, 50, 50, 50, 50, 150, 200];
  expect(problems(sizes)).toEqual([expect.stringContaining("nine in ten files have 150")]);
});

test("tests, fixtures and migrations are not counted", () => {
  const others = ["src/a.test.ts", "src/fixtures/a.ts", "src/database/migrations/a.sql"];
  expect(findTooLargeFiles([file(50), ...others.map((path) => file(900, path))])).toEqual([]);
});
