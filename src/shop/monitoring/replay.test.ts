import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportError } from "./report-error.ts";
import { watchers } from "./watchers.ts";

const told: { kind: string; id?: string; replay_id?: string; error_ids?: string[] }[] = [];
const kept = new Map<string, string>();
let page: EventTarget;

beforeEach(() => {
  told.length = 0;
  kept.clear();
  page = new EventTarget();
  const documentElement = { tagName: "HTML", attributes: [], childNodes: [] };
  vi.stubGlobal("document", Object.assign(page, { documentElement, hidden: false }));
  vi.stubGlobal("location", { origin: "https://shop.example", pathname: "/en/faq" });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  for (const name of ["innerWidth", "innerHeight", "scrollX", "scrollY"]) vi.stubGlobal(name, 0);
  for (const name of ["SVGElement", "HTMLLinkElement"]) vi.stubGlobal(name, class {});
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    told.push(JSON.parse(body));
    return Response.json({ status: true });
  });
  // Makes every random sample count.
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const click = () =>
  page.dispatchEvent(Object.assign(new Event("click"), { clientX: 1, clientY: 2 }));
const kinds = () => told.map(({ kind }) => kind);

test("without consent to statistics errors are reported without a replay", () => {
  const listen = vi.spyOn(page, "addEventListener");
  watchers.replayPage();
  click();
  reportError(new Error("broken without consent"));
  watchers.replayPage();
  expect(kinds()).toEqual(["error"]);
  expect(told[0]?.replay_id).toBeUndefined();
  expect(listen).not.toHaveBeenCalled();
  expect([...kept]).toEqual([]);
});

test("a visit is recorded only until consent is withdrawn", () => {
  const stop = watchers.watchVisit();
  click();
  reportError(new Error("broken with consent"));
  expect(kinds()).toContain("replay");
  const error = told.find(({ kind }) => kind === "error");
  expect(error?.replay_id).toMatch(/^[0-9a-f]{32}$/);

  click();
  stop();
  told.length = 0;
  click();
  watchers.replayPage();
  page.dispatchEvent(new Event("visibilitychange"));
  reportError(new Error("broken after consent was taken back"));
  expect(kinds()).toEqual(["error"]);
  expect(told[0]?.replay_id).toBeUndefined();
});

test.each([
  { random: 0.15, visit: ["trace"], error: ["error", "replay"] },
  { random: 0.3, visit: [], error: ["error", "replay"] },
  { random: 0.6, visit: [], error: ["replay"] },
])("reports have the sample rates of SPEC §9, at $random", ({ random, visit, error }) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const load = { loadEventStart: 90, domInteractive: 60, responseStart: 30 };
  vi.spyOn(performance, "getEntriesByType").mockImplementation((type) =>
    type === "navigation" ? ([load] as unknown as PerformanceEntryList) : [],
  );
  const stop = watchers.watchVisit();
  click();
  // A visit outside the sample of one in ten sends nothing, unless an error occurs in it.
  Object.assign(page, { hidden: true });
  page.dispatchEvent(new Event("visibilitychange"));
  expect(kinds()).toEqual(visit);

  told.length = 0;
  reportError(new Error(`broken at ${random}, ${Date.now()}`));
  stop();
  expect(kinds()).toEqual(error);
  const [errorTold, replayTold] = ["error", "replay"].map((kind) =>
    told.find((one) => one.kind === kind),
  );
  // A replay for every visit with an error, and the error itself if it was sampled.
  expect(replayTold?.error_ids).toEqual(errorTold ? [errorTold.id] : []);
});
