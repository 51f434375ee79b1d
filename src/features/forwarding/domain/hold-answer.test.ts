import { expect, test } from "vitest";
import { holdQuestion, isHoldAnswer, isHoldAnswered } from "./hold-answer.ts";

const asked = { status: "on_hold", actor: "staff", note: "A battery?" };
const answered = { status: "on_hold", actor: "customer", note: "No." };
const declared = { status: "declared", actor: "customer", note: "" };

test("the reason of a hold stays the question after it is answered", () => {
  expect(holdQuestion([declared, asked])).toBe("A battery?");
  expect(holdQuestion([declared, asked, answered])).toBe("A battery?");
  expect(holdQuestion([declared])).toBe("");
});

test("a hold is answered by the customer until staff ask again", () => {
  expect(isHoldAnswered([declared, asked])).toBe(false);
  expect(isHoldAnswered([declared, asked, answered])).toBe(true);
  expect(isHoldAnswered([declared, asked, answered, asked])).toBe(false);
  expect(isHoldAnswered([declared])).toBe(false);
  expect(isHoldAnswered([])).toBe(false);
  expect([declared, asked, answered].map(isHoldAnswer)).toEqual([false, false, true]);
});
