import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearRefusedData } from "./clear-refused-data.ts";

let written: string[] = [];
const present = "locale=lt; utm=abc; qu_track_10=1; _ga=GA1.1; _ga_X1=2; _fbp=fb.1; session_hint=1";

let removed: string[] = [];
const storage = (where: string) => ({
  removeItem: (name: string) => void removed.push(`${where} ${name}`),
});

beforeEach(() => {
  written = [];
  removed = [];
  vi.stubGlobal("localStorage", storage("local"));
  vi.stubGlobal("sessionStorage", storage("session"));
  vi.stubGlobal("window", { location: { hostname: "lt.shop.example" } });
  vi.stubGlobal("document", {
    get cookie() {
      return present;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const forgotten = () => [...new Set(written.map((text) => text.split("=", 1)[0]))];

test("all optional cookies are deleted when everything is refused", () => {
  clearRefusedData([]);
  expect(forgotten()).toEqual(["utm", "qu_track_10", "_ga", "_ga_X1", "_fbp"]);
  expect(written.every((text) => text.includes("Max-Age=0"))).toBe(true);
  expect(written).toContain("_ga=; Path=/; Max-Age=0; SameSite=Lax; Domain=shop.example");
});

test.each([
  [["statistics"] as const, ["utm", "_fbp"]],
  [["marketing"] as const, ["qu_track_10", "_ga", "_ga_X1"]],
  [["statistics", "marketing"] as const, []],
])("cookies of other categories are deleted after consent to %j", (agreed, gone) => {
  clearRefusedData(agreed);
  expect(forgotten()).toEqual(gone);
});

const EVENTS = ["local told_events", "local waiting_events"];

test.each([
  [[], [...EVENTS, "session replay_session"]],
  [["marketing"] as const, ["session replay_session"]],
  [["statistics"] as const, []],
])("stored data of other categories is deleted after consent to %j", (agreed, gone) => {
  clearRefusedData(agreed);
  expect(removed).toEqual(expect.arrayContaining(gone));
  const names = new Set(removed.map((one) => one.split(" ")[1]));
  expect(names).toEqual(new Set(gone.map((one) => one.split(" ")[1])));
});

test("clearing refused data works in a browser without storage", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(() => clearRefusedData([])).not.toThrow();
});
