import { expect, test } from "vitest";
import { createStatementNames, PLANNED_EACH_TIME } from "./prepared-statements.ts";

const TEXT = "select $1";

test("a repeated statement gets a name and keeps it", () => {
  const { nameOf } = createStatementNames();
  expect([nameOf(TEXT), nameOf(TEXT)]).toEqual([undefined, undefined]);
  const name = nameOf(TEXT);
  expect(name).toMatch(/^\w{1,63}$/);
  expect(nameOf(TEXT)).toBe(name);
});

test("two statements never have the same name, even after one was dropped", () => {
  const { nameOf, drop } = createStatementNames();
  const named = (text: string) => [nameOf(text), nameOf(text), nameOf(text)].at(-1);
  const first = named("select $1, 1");
  const second = named("select $1, 2");
  drop("select $1, 1");
  const third = named("select $1, 3");
  expect(new Set([first, second, third]).size).toBe(3);
  expect(named("select $1, 1")).toBeUndefined();
});

test("long statements get no name, and the number of names is limited", () => {
  const { nameOf } = createStatementNames();
  const long = `select ${"$1, ".repeat(3000)} 1`;
  for (let time = 0; time < 5; time += 1) expect(nameOf(long)).toBeUndefined();
  const names = new Set<string | undefined>();
  for (let at = 0; at < 2000; at += 1) {
    for (let time = 0; time < 3; time += 1) names.add(nameOf(`select $1, ${at}`));
  }
  expect(names.size).toBeLessThanOrEqual(501);
});

test("a statement that is planned for its values gets no name", () => {
  const { nameOf } = createStatementNames();
  const text = `\n  ${PLANNED_EACH_TIME} select $1`;
  for (let time = 0; time < 5; time += 1) expect(nameOf(text)).toBeUndefined();
});
