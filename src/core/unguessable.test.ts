import { expect, test } from "vitest";
import { hideUnguessable, unguessable } from "./unguessable.ts";

const many = Array.from({ length: 2000 }, () => unguessable());

test("a random id has 24 characters that need no escaping in a URL", () => {
  for (const id of many) expect(id).toMatch(/^[\w-]{24}$/);
});

test("random ids are unique and use every character at every position", () => {
  expect(new Set(many).size).toBe(many.length);
  // Each of 64 characters is equally likely, so one missing at a position among 2,000 ids is practically impossible.
  for (let place = 0; place < 24; place += 1) {
    expect(new Set(many.map((id) => id[place])).size).toBe(64);
  }
});

test("a random id has the requested length", () => {
  expect(unguessable(32)).toMatch(/^[\w-]{32}$/);
});

test.each([
  ["an id of ours", "see kX3vQ_b7JwetP0aYd9sLmN2e now", "see … now"],
  ["one with a single capital", "abcdefghijklmnoP", "…"],
  ["hexadecimal digits, with or without hyphens", "0123456789abcdef", "…"],
  ["an UUID", "/x/123e4567-e89b-12d3-a456-426614174000/", "/x/…/"],
  ["two of them", "A234567890123456 B234567890123456", "… …"],
  ["a shorter one", "A23456789012345", "A23456789012345"],
  ["a name of goods", "wireless-headphones-x20", "wireless-headphones-x20"],
  [
    "a name that ends like digits",
    "wireless-phone-0123456789abcdef",
    "wireless-phone-0123456789abcdef",
  ],
  ["a name that begins like digits", "0123456789abcdef-phone", "0123456789abcdef-phone"],
  ["a word of hexadecimal letters", "dead-beef-facade-cafe", "dead-beef-facade-cafe"],
])("random ids are hidden in a text: %s", (_what, text, shown) => {
  expect(hideUnguessable(text)).toBe(shown);
});
