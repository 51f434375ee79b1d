import { expect, test } from "vitest";
import type { Problem } from "#platform/feature/problems.ts";
import { taskOfProblem } from "./task-of-problem.ts";

const problem = (feature: Problem["feature"], code: Problem["code"], details: object): Problem => ({
  feature,
  code,
  words: "it could not be swept",
  details,
});
const index = { region: "lt", language: "en", index: "goods" };

test.each([
  [problem("payments", "payment_disputed", { reference: "P-1" }), "dispute", "payment:P-1"],
  [problem("payments", "refund_failed", { refund: 7 }), "refund_stuck", "refund:7"],
  [
    problem("tracking", "parcel_returned", { subjectKind: "order", subjectId: 17, number: "1Z" }),
    "parcel_returned",
    "order:17",
  ],
  [
    problem("delivery", "pickup_points_refused", { courier: "omniva" }),
    "list_refused",
    "courier:omniva",
  ],
  [
    problem("catalogue", "product_refused", { index: "goods-lt", product: 17 }),
    "product_refused",
    "product:17",
  ],
  [problem("catalogue", "search_index_gone", index), "index_gone", "index:lt/en=goods"],
  [problem("jobs", "job_failed", { job: "send-mail", id: "x" }), "job_failed", "job:send-mail"],
  [
    problem("payments", "unknown_money", { name: "stripe", providerId: "pi_1" }),
    "unknown_money",
    "payment:pi_1",
  ],
  [problem("quotes", "quote_sweep_failed", { quote: 3 }), "step_failed", "quotes"],
])("%j is %s of %s", (reported, kind, subject) => {
  expect(taskOfProblem(reported)).toMatchObject({ kind, subject });
});

test("a step that failed says which", () => {
  const { details } = taskOfProblem(problem("quotes", "quote_sweep_failed", { quote: 3 }));
  expect(details).toEqual({ quote: 3, problem: "quotes: it could not be swept" });
});

test("what an error quotes of a person is left out, and so is what is no word or number", () => {
  const err = new Error("450 <rasa@example.com>: mailbox full");
  const { details } = taskOfProblem(problem("jobs", "job_failed", { job: "a", err, x: { y: 1 } }));
  expect(details).toEqual({ job: "a", error: "450 <[e-mail]>: mailbox full" });
});
