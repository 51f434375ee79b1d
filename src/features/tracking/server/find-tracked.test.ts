import { expect, test } from "vitest";
import { readOwnNumber } from "./find-tracked.ts";

test.each([
  ["QU1024", { kind: "order", id: 1024 }],
  [" qu 1024 ", { kind: "order", id: 1024 }],
  ["#fr-5001", { kind: "forward_request", id: 5001 }],
  ["QU", undefined],
  ["QU1024X", undefined],
  ["QU9999999999999999", undefined],
  ["RB123456785GB", undefined],
])("the own number is read from %s", (typed, expected) => {
  expect(readOwnNumber(typed)).toEqual(expected);
});
