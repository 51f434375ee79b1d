import { expect, test } from "vitest";
import { BLANK_LINE } from "./order-line.ts";
import { changedSince, seenQuote } from "./seen-quote.ts";

const line = { ...BLANK_LINE, name: "Lamp", price: 64.5, options: "Brass" };
const seen = seenQuote({ status: "submitted", delivery: null }, [line]);

test("an unchanged quote has no changes, also after it was sent as JSON", () => {
  const now = seenQuote({ status: "submitted", delivery: null }, [{ ...line }]);
  expect(changedSince(JSON.parse(JSON.stringify(seen)), now)).toEqual([]);
});

test("each changed value is named with what it was and what it is", () => {
  const delivery = { method: "air", courierName: "DPD" };
  const answered = { ...line, price: 70, comment: "Black, please", files: ["a"] };
  const now = seenQuote({ status: "priced", delivery }, [answered]);
  expect(changedSince(seen, now)).toEqual([
    { field: "status", seen: "submitted", yours: null, current: "priced" },
    { field: "delivery", seen: null, yours: null, current: "air DPD" },
    { field: "lines.0.price", seen: "64.50 EUR", yours: null, current: "70.00 EUR" },
    { field: "lines.0.comment", seen: "", yours: null, current: "Black, please" },
    { field: "lines.0.files", seen: 0, yours: null, current: 1 },
  ]);
});

test("values that nobody looked at are not compared", () => {
  const now = seenQuote({ status: "declined", delivery: null }, [line]);
  expect(changedSince({ "lines.0.options": "Brass" }, now)).toEqual([]);
});
