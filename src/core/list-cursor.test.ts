import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./list-cursor.ts";

test("a cursor is read as it was written", () => {
  const cursor = { value: 1_763_000_000_123_456, id: 17 };
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

test.each(["", "17", "a~1", "1~a", "-1~1", "9999999999999999~1"])("%s is no cursor", (text) => {
  expect(readCursor(text)).toBeUndefined();
});
