import { expect, test } from "vitest";
import { mayFollow } from "#core/state-machine.ts";
import { BILL_STATUSES, BILL_TRANSITIONS } from "./bill.ts";

test("what is paid is never cancelled or declined, what ended never begins again", () => {
  const allowed = BILL_STATUSES.flatMap((from) =>
    BILL_STATUSES.filter((to) => mayFollow(BILL_TRANSITIONS, from, to)).map((to) => [from, to]),
  );
  expect(allowed).toEqual([
    ["open", "paid"],
    ["open", "declined"],
    ["open", "cancelled"],
    ["paid", "credited"],
    ["declined", "cancelled"],
  ]);
});
