import { afterEach, beforeEach, expect, test, vi } from "vitest";

const landing = "https://shop.example/en/?utm_source=mail&other=1";
const answered = async () => Response.json({ status: true });
const silent = (_address: unknown, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

beforeEach(() => {
  vi.useFakeTimers();
  const entry = { name: landing } as PerformanceEntry;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  // Fake timers do not affect `AbortSignal.timeout`, so it is replaced.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), ms);
    return stop.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

test("the landing page's utm parameters are saved once per document", async () => {
  const { saveLandingUtm } = await import("./save-utm.ts");
  const ask = vi.fn(answered);
  vi.stubGlobal("fetch", ask);
  await saveLandingUtm();
  await saveLandingUtm();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith(
    "/api/utm",
    expect.objectContaining({ body: JSON.stringify({ utm_source: "mail" }) }),
  );
});

test("utm parameters are sent again later after four attempts that timed out", async () => {
  const { saveLandingUtm } = await import("./save-utm.ts");
  const slow = vi.fn(silent);
  vi.stubGlobal("fetch", slow);
  const saved = saveLandingUtm();
  await vi.advanceTimersByTimeAsync(4000);
  expect(slow).toHaveBeenCalledTimes(4);
  const ask = vi.fn(answered);
  vi.stubGlobal("fetch", ask);
  await vi.advanceTimersByTimeAsync(5000);
  await saved;
  expect(ask).toHaveBeenCalledTimes(1);
});

test("saving utm parameters stops after 24 attempts without a response", async () => {
  const { saveLandingUtm } = await import("./save-utm.ts");
  const slow = vi.fn(silent);
  vi.stubGlobal("fetch", slow);
  void saveLandingUtm();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(slow).toHaveBeenCalledTimes(24);
});
