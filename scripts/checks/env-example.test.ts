import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readEnvironment } from "#server/settings/environment.ts";
import { inProject } from "../set-up/project.mjs";

const text = readFileSync(inProject(".env.example"), "utf8");
const example = parseEnv(text);

test(".env.example names exactly the known variables", () => {
  expect(Object.keys(example).sort()).toEqual(Object.keys(readEnvironment({})).sort());
});

test("the values in .env.example are the defaults", () => {
  expect(readEnvironment(example)).toEqual(readEnvironment({}));
});

test("every variable in .env.example has a comment line", () => {
  const blocks = text.trim().split("\n\n").slice(1);
  expect(blocks.filter((block) => !/^# .+\n[A-Z0-9_]+=.*$/.test(block))).toEqual([]);
});
