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

test("a draft is read once, for the same checkout and step", () => {
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

test("a draft is stored under the prefix that is cleared at logout", () => {
  const storage = createStorage();
  writeTabDraft("slug shipping", BLANK, storage);
  expect([...storage.kept.keys()]).toEqual([expect.stringMatching(/^own:/)]);
});

test("values that do not fit the form are left out of a draft", () => {
  const storage = createStorage();
  writeTabDraft("slug shipping", { city: true, town: "Kaunas", company: false }, storage);
  expect(consumeTabDraft("slug shipping", BLANK, storage)).toEqual({ company: false });
  for (const text of ["broken {", "7", "null"]) {
    storage.kept.set("own:checkout_draft:slug shipping", text);
    expect(consumeTabDraft("slug shipping", BLANK, storage), text).toEqual({});
  }
});

test("a browser without storage loses the draft but keeps the form working", () => {
  const refuse = () => {
    throw new Error("forbidden");
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(() => writeTabDraft("slug shipping", BLANK, storage)).not.toThrow();
  expect(consumeTabDraft("slug shipping", BLANK, storage)).toEqual({});
});
