import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToasts } from "./toasts.store.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.get().map(({ text }) => text);

describe("toasts (SPEC §9)", () => {
  it("disappear 3500 ms after each was shown", () => {
    const toasts = createToasts();
    toasts.show({ text: "first" });
    vi.advanceTimersByTime(1000);
    toasts.show({ text: "second", kind: "good" });
    vi.advanceTimersByTime(2499);
    expect(texts(toasts)).toEqual(["first", "second"]);
    vi.advanceTimersByTime(1);
    expect(texts(toasts)).toEqual(["second"]);
    vi.advanceTimersByTime(1000);
    expect(texts(toasts)).toEqual([]);
  });

  it("pause while someone reads and then continue with the remaining time", () => {
    const toasts = createToasts();
    toasts.show({ text: "read me" });
    vi.advanceTimersByTime(3000);
    toasts.pause();
    vi.advanceTimersByTime(60_000);
    expect(texts(toasts)).toEqual(["read me"]);
    toasts.resume();
    vi.advanceTimersByTime(499);
    expect(texts(toasts)).toEqual(["read me"]);
    vi.advanceTimersByTime(1);
    expect(texts(toasts)).toEqual([]);
  });

  it("shown during a pause start their time after it", () => {
    const toasts = createToasts();
    toasts.show({ text: "old" });
    toasts.pause();
    toasts.show({ text: "new" });
    vi.advanceTimersByTime(10_000);
    expect(texts(toasts)).toEqual(["old", "new"]);
    toasts.resume();
    vi.advanceTimersByTime(3500);
    expect(texts(toasts)).toEqual([]);
  });

  it("continue after a toast was dismissed during a pause", () => {
    const toasts = createToasts();
    const id = toasts.show({ text: "old" });
    toasts.pause();
    toasts.dismiss(id);
    toasts.show({ text: "new" });
    vi.advanceTimersByTime(3500);
    expect(texts(toasts)).toEqual([]);
  });

  it("have the kind info by default", () => {
    const toasts = createToasts();
    toasts.show({ text: "hello" });
    expect(toasts.get()[0]?.kind).toBe("info");
  });
});
