import { expect, test } from "vitest";
import { unguessable } from "./unguessable.ts";

const many = Array.from({ length: 2000 }, () => unguessable());

test("24 signs that need no escaping in an address", () => {
  for (const id of many) expect(id).toMatch(/^[\w-]{24}$/);
});

test("none comes twice, and every sign may stand in every place", () => {
  expect(new Set(many).size).toBe(many.length);
  // One in 64: that a sign never came to a place among 2,000 is as good as impossible.
  for (let place = 0; place < 24; place += 1) {
    expect(new Set(many.map((id) => id[place])).size).toBe(64);
  }
});

test("as long as somebody wants it", () => {
  expect(unguessable(32)).toMatch(/^[\w-]{32}$/);
});
