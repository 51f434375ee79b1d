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

test("whoever comes back from the provider finds what they typed, once", () => {
  const storage = store();
  saveTopUpDraft(TYPED, storage);
  expect(consumeTopUpDraft(FIRST, true, storage)).toEqual(TYPED);
  expect(consumeTopUpDraft(FIRST, true, storage)).toEqual({});
});

test("whoever comes to the page anew begins anew", () => {
  const storage = store();
  saveTopUpDraft(TYPED, storage);
  expect(consumeTopUpDraft(FIRST, false, storage)).toEqual({});
  expect(storage.saved.size).toBe(0);
});

test.each(["{", "null", "[]", '{"amount":7}'])("a draft that is none is left: %s", (text) => {
  const storage = { ...store(), getItem: () => text };
  expect(consumeTopUpDraft(FIRST, true, storage)).toEqual({});
});
