import { afterEach, expect, test, vi } from "vitest";
import { leaveTo } from "./use-pay.ts";

afterEach(() => vi.unstubAllGlobals());

test("the pay button is busy until the page is shown again from the browser's cache", async () => {
  const assign = vi.fn();
  const tab = Object.assign(new EventTarget(), { location: { assign } });
  vi.stubGlobal("window", tab);
  const show = (persisted: boolean) =>
    tab.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  const states: string[] = [];
  const left = leaveTo("https://bank.example").then(() => states.push("free"));
  expect(assign).toHaveBeenCalledWith("https://bank.example");
  show(false);
  await Promise.resolve();
  states.push("waits");
  show(true);
  await left;
  expect(states).toEqual(["waits", "free"]);
});
