import { expect, test } from "vitest";
import { canTransition } from "#core/state-machine.ts";
import { BILL_STATUSES, BILL_TRANSITIONS, isOverdue } from "./bill.ts";

test("an invoice has only the allowed status transitions", () => {
  const allowed = BILL_STATUSES.flatMap((from) =>
    BILL_STATUSES.filter((to) => canTransition(BILL_TRANSITIONS, from, to)).map((to) => [from, to]),
  );
  expect(allowed).toEqual([
    ["open", "paid"],
    ["open", "declined"],
    ["open", "cancelled"],
    ["paid", "credited"],
    ["declined", "cancelled"],
  ]);
});

test("an open invoice is overdue from the day after its due date", () => {
  const bill = { status: "open" as const, dueOn: "2026-11-16" };
  expect(isOverdue(bill, "2026-11-16")).toBe(false);
  expect(isOverdue(bill, "2026-11-17")).toBe(true);
  expect(isOverdue({ ...bill, status: "paid" }, "2026-11-17")).toBe(false);
  expect(isOverdue({ ...bill, dueOn: null }, "2026-11-17")).toBe(false);
});

test("an invoice without a due date is never overdue", () => {
  expect(isOverdue({ status: "open", dueOn: null }, "9999-12-31")).toBe(false);
});
