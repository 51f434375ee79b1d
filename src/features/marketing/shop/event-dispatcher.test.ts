import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FunnelEvent } from "../domain/events/funnel-event.ts";
import {
  dispatchFunnelEvent,
  openDispatcher,
  queueForLater,
  trackPageView,
} from "./event-dispatcher.ts";

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
};
const purchase = (number: string): FunnelEvent => ({
  name: "purchase",
  once: `purchase ${number}`,
  items: [],
  transactionId: number,
});

let tell = vi.fn();
beforeEach(() => {
  vi.stubGlobal("sessionStorage", memory());
  vi.stubGlobal("localStorage", memory());
  tell = vi.fn();
});
afterEach(() => {
  openDispatcher([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a purchase is tracked once, also after a reload", () => {
  openDispatcher([{ track: tell }]);
  dispatchFunnelEvent(purchase("QU1"));
  dispatchFunnelEvent(purchase("QU1"));
  openDispatcher([{ track: tell }]);
  dispatchFunnelEvent(purchase("QU1"));
  dispatchFunnelEvent(purchase("QU2"));
  expect(tell).toHaveBeenCalledTimes(2);
});

test("events queued on a payment page are tracked once on the next page", () => {
  queueForLater();
  dispatchFunnelEvent({ name: "login" });
  dispatchFunnelEvent(purchase("QU1"));
  expect(tell).not.toHaveBeenCalled();
  openDispatcher([{ track: tell }]);
  expect(tell.mock.calls.map(([event]) => event.name)).toEqual(["login", "purchase"]);
  openDispatcher([{ track: tell }]);
  dispatchFunnelEvent(purchase("QU1"));
  expect(tell).toHaveBeenCalledTimes(2);
});

test("without services no event is queued or counted as tracked", () => {
  openDispatcher([]);
  dispatchFunnelEvent(purchase("QU1"));
  openDispatcher([{ track: tell }]);
  expect(tell).not.toHaveBeenCalled();
  dispatchFunnelEvent(purchase("QU1"));
  expect(tell).toHaveBeenCalledOnce();
});

test("a service that throws does not keep others from tracking", () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const broken = () => {
    throw new Error("broken");
  };
  openDispatcher([{ track: broken, trackPageView: broken }, { track: tell }, {}]);
  dispatchFunnelEvent({ name: "login" });
  trackPageView("");
  expect(tell).toHaveBeenCalledOnce();
});

test.each([
  ["is full", { getItem: () => null, setItem: () => void brokenStorage() }],
  ["is forbidden", { getItem: () => brokenStorage(), setItem: () => void brokenStorage() }],
  ["holds rubbish", { getItem: () => "{", setItem: () => {} }],
  ["holds something else", { getItem: () => "7", setItem: () => {} }],
])("a browser whose storage %s still tracks a purchase", (_how, storage) => {
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  openDispatcher([{ track: tell }]);
  dispatchFunnelEvent(purchase("QU1"));
  expect(tell).toHaveBeenCalledOnce();
});

function brokenStorage(): never {
  throw new DOMException("no", "QuotaExceededError");
}
