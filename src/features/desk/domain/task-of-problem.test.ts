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

const DETAILS = {
  reference: "P-1",
  refund: 7,
  providerId: "pi_1",
  number: "LT-1",
  carrier: "dhl",
  request: 5,
  courier: "omniva",
};

test.each([
  ["refund_refused", "refund_stuck", "payment:P-1"],
  ["refund_by_hand", "refund_stuck", "payment:P-1"],
  ["goods_not_taken_back", "refund_stuck", "payment:P-1"],
  ["amount_differs", "amount_differs", "payment:P-1"],
  ["payment_lookup_failed", "provider_down", "providers"],
  ["provider_failed", "provider_down", "providers"],
  ["payment_list_failed", "provider_down", "providers"],
  ["payment_compare_failed", "provider_down", "providers"],
  ["unknown_money_refund_failed", "refund_stuck", "payment:pi_1"],
  ["erased_customer_refund", "refund_stuck", "invoice:LT-1"],
  ["parcel_number_differs", "parcel_number", "reference:P-1"],
  ["carrier_poll_failed", "carrier_down", "carrier:dhl"],
  ["shipment_not_registered", "carrier_down", "reference:P-1"],
  ["storage_end_untold", "storage_untold", "forward_request:5"],
  ["order_update_refused", "news_refused", "order news"],
  ["staff_photos_kept", "step_failed", "forwarding"],
  ["request_sweep_failed", "step_failed", "forwarding"],
  ["order_sweep_failed", "step_failed", "orders"],
  ["plan_sweep_failed", "step_failed", "pro"],
  ["reservation_expiry_failed", "step_failed", "reservations"],
  ["search_feed_failed", "index_down", "index:undefined/undefined=undefined"],
] as const)("%s is %s of %s", (code, kind, subject) => {
  expect(taskOfProblem(problem("payments", code, DETAILS))).toMatchObject({ kind, subject });
});

test("long words are cut, and a subject may be missing", () => {
  const long = "long ".repeat(100);
  const { details, subject } = taskOfProblem(
    problem("payments", "payment_disputed", { note: long, err: new Error(long) }),
  );
  expect(subject).toBe("payment:");
  expect([details.note, details.error]).toEqual([long.slice(0, 300), long.slice(0, 300)]);
});
