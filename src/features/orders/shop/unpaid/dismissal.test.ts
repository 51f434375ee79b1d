import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetShown, rememberDismissed, rememberShown, wasShown } from "./dismissal.ts";

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
};
const RASA = "rasa@example.com";
const ONA = "ona@example.com";
let local = storage();

beforeEach(() => {
  local = storage();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", storage());
  forgetShown();
});
afterEach(() => vi.unstubAllGlobals());

test("once for a visit; whoever gets in after a logout is told again", () => {
  expect(wasShown(RASA)).toBe(false);
  rememberShown();
  expect(wasShown(RASA)).toBe(true);
  forgetShown();
  expect(wasShown(RASA)).toBe(false);
});

test("who put it away is not told again after logging out and in, others are", () => {
  rememberShown();
  rememberDismissed(RASA);
  forgetShown();
  expect([wasShown(RASA), wasShown(ONA)]).toEqual([true, false]);
  rememberDismissed(ONA);
  expect([wasShown(RASA), wasShown(ONA)]).toEqual([true, true]);
});

test("what is kept names nobody", () => {
  rememberDismissed(RASA);
  expect([...local.kept.values()].join()).not.toMatch(/rasa|@/);
});
