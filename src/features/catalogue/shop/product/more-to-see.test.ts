import { expect, test } from "vitest";
import { storageWith } from "../fixtures/browser-storage.ts";
import { readSeen, rememberSeen } from "./more-to-see.tsx";

test("seen products are stored latest first, without repeats and at most twelve", () => {
  const storage = storageWith(null);
  for (const id of [1, 2, 1, ...Array.from({ length: 20 }, (_, at) => at + 10)]) {
    rememberSeen(id, storage);
  }
  rememberSeen(15, storage);
  expect(readSeen(storage).slice(0, 3)).toEqual([15, 29, 28]);
  expect(readSeen(storage)).toHaveLength(12);
});

test.each(["{", "7", '{"a":1}', '["x", 1.5, null]', ""])(
  "invalid stored products are ignored: %s",
  (text) => {
    expect(readSeen(storageWith(text))).toEqual([]);
  },
);
