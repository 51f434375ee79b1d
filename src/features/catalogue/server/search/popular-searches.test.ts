import { expect, test } from "vitest";
import { isShownSearch } from "./popular-searches.ts";

test.each(["bėgimo batai", "men's shoes", "usb 3.0", "кроссовки", "50% wool", "finch & last"])(
  "%s is shown as a popular search",
  (text) => {
    expect(isShownSearch(text)).toBe(true);
  },
);

test.each([
  "visit evil.example",
  "https://evil.example",
  "rasa@example.com",
  "call +370 600 12345",
  "<b>shoes</b>",
  "a",
  "long ".repeat(9),
])("%s is not shown as a popular search", (text) => {
  expect(isShownSearch(text)).toBe(false);
});
