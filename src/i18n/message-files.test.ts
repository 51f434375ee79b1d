import { expect, test } from "vitest";
import { isMessageFile, mergeMessages } from "./message-files.ts";

test.each([
  ["/src/features/cart/messages/en.json", true],
  ["../i18n/messages/lt/ui.json", true],
  ["/src/features/orders/messages/office/en.json", true],
  ["src/features/cart/en.json", false],
  ["src/features/delivery/shop/outlines/lt.json", false],
])("%s is a file of messages: %s", (path, isOne) => {
  expect(isMessageFile(path)).toBe(isOne);
});

const FILES = {
  "src/i18n/messages/en/calculate.json": { "calculate.title": "C" },
  "src/features/cart/messages/en.json": { "cart.title": "D", "mail.cart": "E" },
  "src/features/cart/messages/lt.json": { "cart.title": "K" },
  "src/features/cart/messages/office/en.json": { "office.cart.title": "F" },
  "src/i18n/messages/en/ui.json": { "ui.close": "U" },
  "src/features/account/messages/en.json": { "auth.b": "A", "account.a": "B" },
};

test("messages of a language are merged into one table, in one order for any file order", () => {
  const { messages } = mergeMessages(FILES);
  expect(JSON.stringify(messages)).toBe(
    '{"en":{"auth.b":"A","account.a":"B","calculate.title":"C","cart.title":"D","ui.close":"U"},"lt":{"cart.title":"K"}}',
  );
  const moved = Object.fromEntries(Object.entries(FILES).reverse());
  expect(JSON.stringify(mergeMessages(moved).messages)).toBe(JSON.stringify(messages));
});

test("messages of emails are in a separate table", () => {
  expect(mergeMessages(FILES).emailMessages).toEqual({ en: { "mail.cart": "E" }, lt: {} });
});

test("messages of the office are in a separate table and not in the storefront's", () => {
  const { messages, officeMessages } = mergeMessages(FILES);
  expect(officeMessages).toEqual({ en: { "office.cart.title": "F", "ui.close": "U" }, lt: {} });
  expect(Object.keys(messages.en ?? {}).filter((key) => key.startsWith("office."))).toEqual([]);
});
