import { expect, test } from "vitest";
import { createRecentIds } from "./recent-ids.ts";

const MINUTE_MS = 60_000;

function setUp() {
  let time = 0;
  const recent = createRecentIds(() => time);
  return {
    recent,
    pass(minutes: number) {
      time += minutes * MINUTE_MS;
    },
  };
}

test("recently indexed ids are rewound to before the first of them", () => {
  const { recent, pass } = setUp();
  recent.note("1:1:", [1]);
  pass(8);
  recent.note("2:2:", [2, 3]);
  pass(1);
  recent.note("3:3:", [3]);
  expect(recent.rewind()).toEqual({ since: "1:1:", ids: [1, 2, 3] });
  pass(9.5);
  recent.note("4:4:", []);
  expect(recent.rewind()).toEqual({ since: "2:2:", ids: [2, 3] });
});

test("a rewind is unknown shortly after the start", () => {
  const { recent, pass } = setUp();
  expect(recent.rewind()).toBeUndefined();
  recent.note("1:1:", []);
  pass(0.5);
  expect(recent.rewind()).toBeUndefined();
  pass(1);
  expect(recent.rewind()).toBeDefined();
});
