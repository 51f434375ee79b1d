import { expect, test } from "vitest";
import { entriesOf } from "#core/record.ts";
import type { Problem } from "#platform/feature/problems.ts";
import { REPORTED_PROBLEMS } from "./fixtures/reported-problems.ts";
import { taskOfProblem } from "./task-of-problem.ts";

const problem = (feature: Problem["feature"], code: Problem["code"], details: object): Problem => ({
  feature,
  code,
  words: "it could not be swept",
  details,
});

test.each(entriesOf(REPORTED_PROBLEMS))("%s is a task of its subject", (code, reported) => {
  const { details, kind, subject } = reported;
  expect(taskOfProblem(problem("payments", code, details))).toMatchObject({ kind, subject });
});

test("disputes of payments that we do not know are a task each, by the provider's number", () => {
  const subjects = ["pi_1", "pi_2"].map(
    (providerId) =>
      taskOfProblem(
        problem("payments", "payment_disputed", { reference: undefined, providerId, cause: "x" }),
      ).subject,
  );
  expect(subjects).toEqual(["payment:pi_1", "payment:pi_2"]);
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

test("long words are cut, and a subject may be missing", () => {
  const long = "long ".repeat(100);
  const { details, subject } = taskOfProblem(
    problem("payments", "payment_disputed", { note: long, err: new Error(long) }),
  );
  expect(subject).toBe("payment:");
  expect([details.note, details.error]).toEqual([long.slice(0, 300), long.slice(0, 300)]);
});
