import { expect, test } from "vitest";
import { consumeTabDraft, writeTabDraft } from "./use-tab-draft.ts";

function createStorage(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  };
}
const BLANK = { city: "", company: false };

test("what was typed is there once, for the same checkout and step", () => {
  const storage = createStorage();
  writeTabDraft("slug shipping", { city: "Kaunas", company: true }, storage);
  expect(consumeTabDraft("other shipping", BLANK, storage)).toEqual({});
  expect(consumeTabDraft("slug shipping", BLANK, storage)).toEqual({
    city: "Kaunas",
    company: true,
  });
  expect(consumeTabDraft("slug shipping", BLANK, storage)).toEqual({});
  expect(storage.kept.size).toBe(0);
});

test("it goes with whatever else of a customer is kept when they log out", () => {
  const storage = createStorage();
  writeTabDraft("slug shipping", BLANK, storage);
  expect([...storage.kept.keys()]).toEqual([expect.stringMatching(/^own:/)]);
});

test("what is no draft of this form is left out", () => {
  const storage = createStorage();
  writeTabDraft("slug shipping", { city: true, town: "Kaunas", company: false }, storage);
  expect(consumeTabDraft("slug shipping", BLANK, storage)).toEqual({ company: false });
  for (const text of ["broken {", "7", "null"]) {
    storage.kept.set("own:checkout_draft:slug shipping", text);
    expect(consumeTabDraft("slug shipping", BLANK, storage), text).toEqual({});
  }
});

test("a browser that keeps nothing costs the draft, not the form", () => {
  const refuse = () => {
    throw new Error("forbidden");
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(() => writeTabDraft("slug shipping", BLANK, storage)).not.toThrow();
  expect(consumeTabDraft("slug shipping", BLANK, storage)).toEqual({});
});
