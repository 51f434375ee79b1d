import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deployErrorStore, watchDeployErrors } from "./deploy-error.store.ts";

const gone = new TypeError("Failed to fetch dynamically imported module: https://a/modal.js");

let tab = new EventTarget();
let stop = () => {};
beforeEach(() => {
  tab = new EventTarget();
  vi.stubGlobal("window", tab);
  stop = watchDeployErrors();
});
afterEach(() => {
  stop();
  deployErrorStore.set({ error: null });
  vi.unstubAllGlobals();
});

const notLoaded = (payload: Error) =>
  tab.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
/** Whether the error still reaches the console and other listeners. */
const notCaught = (reason: unknown) =>
  tab.dispatchEvent(
    Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason }),
  );

test("an uncaught failure to load a required file shows the error screen", () => {
  notLoaded(gone);
  expect(notCaught(gone)).toBe(false);
  expect(deployErrorStore.get().error).toBe(gone);
});

test("a failure to load an optional file does not show the error screen", () => {
  notLoaded(gone);
  expect(deployErrorStore.get().error).toBeNull();
});

test("other uncaught errors do not show the error screen", () => {
  notLoaded(gone);
  for (const reason of [new TypeError(gone.message), new Error("x"), undefined, "x"]) {
    expect(notCaught(reason)).toBe(true);
  }
  expect(deployErrorStore.get().error).toBeNull();
});
