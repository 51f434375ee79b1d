import { expect, it } from "vitest";
import { createScratch } from "./scratch.ts";

it("scratch memory returns empty sets of the requested size that are not shared", () => {
  const scratch = createScratch();
  const first = scratch.allocateBits(64);
  const second = scratch.allocateBits(33);
  first.fill(-1);
  expect([first.length, second.length, scratch.allocated]).toEqual([2, 2, 2]);
  expect([...second]).toEqual([0, 0]);
  expect(scratch.allocateBits(0)).toHaveLength(0);
});

it("scratch memory reuses a released set, cleared, and shortened if needed", () => {
  const scratch = createScratch();
  const kept = scratch.allocateBits(96).fill(7);
  const given = scratch.allocateBits(96).fill(5);
  scratch.release(1);
  expect(scratch.allocated).toBe(1);
  const again = scratch.allocateBits(32);
  expect(again.buffer).toBe(given.buffer);
  expect([...again]).toEqual([0]);
  expect([...kept]).toEqual([7, 7, 7]);
  scratch.release(1);
  const same = scratch.allocateBits(96);
  expect(same).toBe(given);
  expect([...same]).toEqual([0, 0, 0]);
  scratch.release(1);
  expect(scratch.allocateBits(97)).toHaveLength(4);
});

it("scratch memory keeps sixteen released sets and those in use", () => {
  const scratch = createScratch();
  const taken = Array.from({ length: 20 }, () => scratch.allocateBits(32));
  scratch.release(18);
  scratch.release(0);
  const again = Array.from({ length: 20 }, () => scratch.allocateBits(32));
  expect(again.map((bits, at) => bits === taken[at])).toEqual(again.map((_bits, at) => at < 16));
  scratch.release(18);
  expect(scratch.allocateBits(32)).not.toBe(again[18]);
});

it("scratch memory reuses its list with scores reset to zero until it needs a larger one", () => {
  const scratch = createScratch();
  const first = scratch.list(4);
  first.scores.fill(9);
  expect([first.docs.length, first.scores.length]).toEqual([4, 4]);
  const smaller = scratch.list(3);
  expect(smaller.docs.buffer).toBe(first.docs.buffer);
  expect([smaller.docs.length, ...smaller.scores]).toEqual([3, 0, 0, 0]);
  expect(scratch.list(4).docs.buffer).toBe(first.docs.buffer);
  const larger = scratch.list(5);
  expect([larger.docs.length, ...larger.scores]).toEqual([5, 0, 0, 0, 0, 0]);
});

it("scratch memory reuses its counts until there are more terms, then doubles them", () => {
  const scratch = createScratch();
  const counts = scratch.counts(10);
  expect(counts).toEqual(new Uint32Array(20));
  expect(scratch.counts(20)).toBe(counts);
  expect(scratch.counts(21)).toEqual(new Uint32Array(42));
});
