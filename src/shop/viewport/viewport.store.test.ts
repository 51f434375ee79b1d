import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { viewportFlags, viewportStore, watchViewport } from "./viewport.store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [1440, { isTablet: false, isMobile: false }],
  [1200, { isTablet: false, isMobile: false }],
  [1199, { isTablet: true, isMobile: false }],
  [1024, { isTablet: true, isMobile: false }],
  [1023, { isTablet: true, isMobile: true }],
  [320, { isTablet: true, isMobile: true }],
])("a width of %d px has the flags %j", (width, flags) => {
  expect(viewportFlags(width)).toEqual(flags);
});

function windowOf(width: number) {
  return Object.assign(new EventTarget(), { innerWidth: width }) as unknown as Window & {
    innerWidth: number;
  };
}

test("a resize takes effect 500 ms after the last event", () => {
  const watched = windowOf(1440);
  const stop = watchViewport(watched);
  expect(viewportStore.get().isMobile).toBe(false);

  watched.innerWidth = 800;
  watched.dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(400);
  watched.dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(499);
  expect(viewportStore.get().isMobile).toBe(false);
  vi.advanceTimersByTime(1);
  expect(viewportStore.get()).toEqual({ isTablet: true, isMobile: true });
  stop();
});

test("a resize without a change of flags keeps the state object", () => {
  const watched = windowOf(800);
  const stop = watchViewport(watched);
  const before = viewportStore.get();
  watched.innerWidth = 801;
  watched.dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(500);
  expect(viewportStore.get()).toBe(before);
  stop();
});

test("a pending resize is discarded after the watcher stops", () => {
  const watched = windowOf(800);
  const stop = watchViewport(watched);
  watched.innerWidth = 1440;
  watched.dispatchEvent(new Event("resize"));
  stop();
  vi.advanceTimersByTime(1000);
  expect(viewportStore.get().isMobile).toBe(true);
});
