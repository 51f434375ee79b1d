import { describe, expect, it, vi } from "vitest";
import { createStore } from "./store.ts";

describe("a store", () => {
  it("notifies its listeners only about changes", () => {
    const store = createStore({ count: 1 });
    const listener = vi.fn();
    store.subscribe(listener);

    store.set((now) => now);
    expect(listener).not.toHaveBeenCalled();

    store.set((now) => ({ count: now.count + 1 }));
    expect(store.get()).toEqual({ count: 2 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("does not notify a listener that unsubscribed", () => {
    const store = createStore(0);
    const listener = vi.fn();
    store.subscribe(listener)();
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
  });
});
