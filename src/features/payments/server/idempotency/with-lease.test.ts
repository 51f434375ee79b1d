import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { awaitTurn, LEASE_SECONDS, withLease } from "./with-lease.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a lease is renewed twice before it could end, for as long as the work takes, and no longer", async () => {
  const renew = vi.fn(async () => {});
  const work = Promise.withResolvers<string>();
  const done = withLease(renew, () => work.promise);
  await vi.advanceTimersByTimeAsync(LEASE_SECONDS * 1000 - 1);
  expect(renew).toHaveBeenCalledTimes(2);
  renew.mockRejectedValueOnce(new Error("no connection"));
  await vi.advanceTimersByTimeAsync(LEASE_SECONDS * 1000);
  expect(renew).toHaveBeenCalledTimes(5);
  work.resolve("paid");
  expect(await done).toBe("paid");
  await vi.advanceTimersByTimeAsync(LEASE_SECONDS * 1000);
  expect(renew).toHaveBeenCalledTimes(5);
});

test("whoever comes second has their turn as soon as the first has ended", async () => {
  let isFree = false;
  const turn = awaitTurn(async () => isFree || undefined);
  await vi.advanceTimersByTimeAsync(2000);
  isFree = true;
  await vi.advanceTimersByTimeAsync(250);
  expect(await Promise.race([turn, "waits"])).toBe(true);
});

test("nobody waits longer than a process that was killed is taken for alive", async () => {
  const turn = awaitTurn(async () => undefined);
  await vi.advanceTimersByTimeAsync(LEASE_SECONDS * 1000);
  expect(await Promise.race([turn, "waits"])).toBe("waits");
  await vi.advanceTimersByTimeAsync(2000);
  expect(await Promise.race([turn, "waits"])).toBe(undefined);
});
