import { expect, test } from "vitest";
import { consumeTopUpDraft, saveTopUpDraft } from "./top-up-draft.ts";

function store() {
  const saved = new Map<string, string>();
  return {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
    saved,
  };
}
const FIRST = { amount: "50", payment_id: "1" };
const TYPED = { amount: "77.50", payment_id: "2" };

test("a top-up draft is restored once after a return from the provider", () => {
  const storage = store();
  saveTopUpDraft(TYPED, storage);
  expect(consumeTopUpDraft(FIRST, true, storage)).toEqual(TYPED);
  expect(consumeTopUpDraft(FIRST, true, storage)).toEqual({});
});

test("a top-up draft is dropped when the page is opened without a return", () => {
  const storage = store();
  saveTopUpDraft(TYPED, storage);
  expect(consumeTopUpDraft(FIRST, false, storage)).toEqual({});
  expect(storage.saved.size).toBe(0);
});

test.each(["{", "null", "[]", '{"amount":7}'])("an invalid top-up draft is ignored: %s", (text) => {
  const storage = { ...store(), getItem: () => text };
  expect(consumeTopUpDraft(FIRST, true, storage)).toEqual({});
});
