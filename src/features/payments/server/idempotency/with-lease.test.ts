import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { awaitTurn, LEASE_SECONDS, withLease } from "./with-lease.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a lease is renewed several times per lease time, until the work ends", async () => {
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

test("a waiting call gets its turn soon after the first one ends", async () => {
  let isFree = false;
  const turn = awaitTurn(async () => isFree || undefined);
  await vi.advanceTimersByTimeAsync(2000);
  isFree = true;
  await vi.advanceTimersByTimeAsync(250);
  expect(await Promise.race([turn, "waits"])).toBe(true);
});

test("a waiting call gives up shortly after the lease of a killed process ends", async () => {
  const turn = awaitTurn(async () => undefined);
  await vi.advanceTimersByTimeAsync(LEASE_SECONDS * 1000);
  expect(await Promise.race([turn, "waits"])).toBe("waits");
  await vi.advanceTimersByTimeAsync(2000);
  expect(await Promise.race([turn, "waits"])).toBe(undefined);
});
