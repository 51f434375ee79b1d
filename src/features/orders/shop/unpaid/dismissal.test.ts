import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearShown, hasBeenShown, rememberDismissed, rememberShown } from "./unpaid-alert.ts";

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
  clearShown();
});
afterEach(() => vi.unstubAllGlobals());

test("once for a visit; whoever gets in after a logout is told again", () => {
  expect(hasBeenShown(RASA)).toBe(false);
  rememberShown();
  expect(hasBeenShown(RASA)).toBe(true);
  clearShown();
  expect(hasBeenShown(RASA)).toBe(false);
});

test("who put it away is not told again after logging out and in, others are", () => {
  rememberShown();
  rememberDismissed(RASA);
  clearShown();
  expect([hasBeenShown(RASA), hasBeenShown(ONA)]).toEqual([true, false]);
  rememberDismissed(ONA);
  expect([hasBeenShown(RASA), hasBeenShown(ONA)]).toEqual([true, true]);
});

test("what is kept names nobody", () => {
  rememberDismissed(RASA);
  expect([...local.kept.values()].join()).not.toMatch(/rasa|@/);
});
