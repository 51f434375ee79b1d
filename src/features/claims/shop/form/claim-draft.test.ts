import { expect, test } from "vitest";
import { readDraft, saveDraft } from "./claim-draft.ts";

function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  };
}
const MINE = { kind: "order", customerId: 7 } as const;
const DRAFT = {
  subject: "slug",
  reason: "damaged",
  description: "A crack",
  photos: [{ id: "c7-claim-x", name: "a.jpg" }],
};

test("a claim draft is restored only for its customer and form", () => {
  const storage = store();
  saveDraft(MINE, DRAFT, storage);
  expect(readDraft(MINE, storage)).toEqual(DRAFT);
  expect(readDraft({ ...MINE, customerId: 8 }, storage)).toBeUndefined();
  expect(readDraft({ ...MINE, kind: "parcel" }, storage)).toBeUndefined();
});

test("an emptied claim form leaves no draft", () => {
  const storage = store();
  saveDraft(MINE, DRAFT, storage);
  saveDraft(MINE, { subject: "slug", reason: "", description: "", photos: [] }, storage);
  expect(storage.kept.size).toBe(0);
});

test.each(["{", "null", "[]", '{"subject":1}', '{"photos":[null]}'])(
  "an invalid claim draft is ignored: %s",
  (text) => {
    const storage = store();
    storage.setItem("own:claim_draft:order:7", text);
    expect(readDraft(MINE, storage)).toBeUndefined();
  },
);

test("a storage that throws does not break the claim form", () => {
  const refusing = {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => {},
  };
  expect(() => saveDraft(MINE, DRAFT, refusing)).not.toThrow();
  expect(readDraft(MINE, refusing)).toBeUndefined();
});
