import { expect, test } from "vitest";
import { createRecentRows } from "./recent-rows.ts";

const MINUTE_MS = 60_000;
const row = (transaction: number, ...tags: string[]) => ({
  transaction: String(transaction),
  id: String(transaction),
  notedAt: `at ${transaction}`,
  tags,
});

function setUp() {
  let time = 0;
  const recent = createRecentRows(() => time);
  const pass = (minutes: number) => {
    time += minutes * MINUTE_MS;
  };
  return { recent, pass };
}

test("the tags of rows that only one of two histories has are returned", () => {
  const { recent } = setUp();
  recent.add([row(1, "sites"), row(2, "product:2"), row(3, "product:3")]);
  const there = [
    row(1, "sites"),
    row(2, "product:2"),
    { ...row(3, "product:9"), notedAt: "later" },
  ];
  expect(recent.differences(there)?.toSorted()).toEqual(["product:3", "product:9"]);
  expect(recent.differences([row(1), row(2), row(3)])).toEqual([]);
});

test("differences to a history that diverged before the oldest kept row are unknown", () => {
  const { recent } = setUp();
  expect(recent.differences([row(1, "sites")])).toBeUndefined();
  recent.add([row(5, "sites")]);
  expect(recent.differences([row(4, "sites")])).toBeUndefined();
});

test("rows are kept for ten minutes and up to a limit, and the last one always", () => {
  const { recent, pass } = setUp();
  recent.add([row(1, "sites")]);
  pass(8);
  recent.add([row(2, "sites")]);
  expect(recent.oldest()?.id).toBe("1");
  pass(8);
  recent.add([row(3, "sites")]);
  expect(recent.oldest()?.id).toBe("2");
  pass(60);
  recent.add([]);
  expect(recent.oldest()?.id).toBe("3");
  const many = Array.from({ length: 40_000 }, (_, at) => `product:${at}`);
  recent.add([row(4, ...many), row(5, ...many)]);
  expect(recent.oldest()?.id).toBe("5");
});
