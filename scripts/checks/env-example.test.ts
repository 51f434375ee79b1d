import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readEnvironment } from "#server/settings/environment.ts";
import { inProject } from "../set-up/project.mjs";

const text = readFileSync(inProject(".env.example"), "utf8");
const example = parseEnv(text);

test(".env.example names every variable, and no other", () => {
  expect(Object.keys(example).sort()).toEqual(Object.keys(readEnvironment({})).sort());
});

test("its values are the defaults", () => {
  expect(readEnvironment(example)).toEqual(readEnvironment({}));
});

test("each variable has a line that explains it", () => {
  const blocks = text.trim().split("\n\n").slice(1);
  expect(blocks.filter((block) => !/^# .+\n[A-Z0-9_]+=.*$/.test(block))).toEqual([]);
});
