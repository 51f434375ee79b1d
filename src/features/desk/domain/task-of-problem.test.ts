import { expect, test } from "vitest";
import { taskOfProblem } from "./task-of-problem.ts";

test.each([
  ["payments", "a payment is disputed", { reference: "P-1" }, "dispute", "payment:P-1"],
  ["payments", "a refund could not be made", { refund: 7 }, "refund_stuck", "refund:7"],
  [
    "tracking",
    "a parcel goes back to its sender",
    { subjectKind: "order", subjectId: 17, number: "1Z" },
    "parcel_returned",
    "order:17",
  ],
  [
    "delivery",
    "a list of pickup points was refused",
    { courier: "omniva" },
    "list_refused",
    "courier:omniva",
  ],
  [
    "catalogue",
    "a search index refused a product",
    { index: "goods-lt", product: 17 },
    "product_refused",
    "product:17",
  ],
  [
    "catalogue",
    "a search index is gone",
    { region: "lt", language: "en", index: "goods" },
    "index_gone",
    "index:lt/en=goods",
  ],
  ["jobs", "a job failed for good", { job: "send-mail", id: "x" }, "job_failed", "job:send-mail"],
  [
    "payments",
    "a provider took money that we know nothing of",
    { name: "stripe", providerId: "pi_1" },
    "unknown_money",
    "payment:pi_1",
  ],
  ["quotes", "a quote could not be swept", { quote: 3 }, "step_failed", "quotes"],
  ["wallet", "something new", {}, "other", "wallet: something new"],
])("%s: %s %j is %s of %s", (feature, problem, details, kind, subject) => {
  expect(taskOfProblem(feature, problem, details)).toMatchObject({ kind, subject });
});

test("what an error quotes of a person is left out, and so is what is no word or number", () => {
  const err = new Error("450 <rasa@example.com>: mailbox full");
  const { details } = taskOfProblem("jobs", "a job failed for good", {
    job: "a",
    err,
    x: { y: 1 },
  });
  expect(details).toEqual({ job: "a", error: "450 <[e-mail]>: mailbox full" });
});
