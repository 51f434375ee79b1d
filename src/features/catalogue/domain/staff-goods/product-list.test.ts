import { expect, test } from "vitest";
import { readProductCursor, writeProductCursor } from "./product-list.ts";

test.each([
  ["id~7", { kind: "id", value: 7 }],
  ["offset~1234567890", { kind: "offset", value: 1_234_567_890 }],
] as const)("the cursor %s is parsed and written back", (text, cursor) => {
  expect(readProductCursor(text)).toEqual(cursor);
  expect(writeProductCursor(cursor)).toBe(text);
});

test.each(["", "id", "id~", "id~x", "id~-1", "id~7x", "xid~7", "page~7", "offset~12345678901"])(
  "%j is no cursor of a product list",
  (text) => expect(readProductCursor(text)).toBeUndefined(),
);
