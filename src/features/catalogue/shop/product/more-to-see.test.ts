import { expect, test } from "vitest";
import { storageWith } from "../fixtures/browser-storage.ts";
import { readSeen, rememberSeen } from "./more-to-see.tsx";

test("the latest comes first, each once, twelve at most", () => {
  const storage = storageWith(null);
  for (const id of [1, 2, 1, ...Array.from({ length: 20 }, (_, at) => at + 10)]) {
    rememberSeen(id, storage);
  }
  rememberSeen(15, storage);
  expect(readSeen(storage).slice(0, 3)).toEqual([15, 29, 28]);
  expect(readSeen(storage)).toHaveLength(12);
});

test.each(["{", "7", '{"a":1}', '["x", 1.5, null]', ""])(
  "what is not ours is nothing: %s",
  (text) => {
    expect(readSeen(storageWith(text))).toEqual([]);
  },
);
