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

test.each(entriesOf(REPORTED_PROBLEMS))("%s becomes a task about its subject", (code, reported) => {
  const { details, kind, subject } = reported;
  expect(taskOfProblem(problem("payments", code, details))).toMatchObject({ kind, subject });
});

test("disputes of unknown payments are separate tasks by provider id", () => {
  const subjects = ["pi_1", "pi_2"].map(
    (providerId) =>
      taskOfProblem(
        problem("payments", "payment_disputed", { reference: undefined, providerId, cause: "x" }),
      ).subject,
  );
  expect(subjects).toEqual(["payment:pi_1", "payment:pi_2"]);
});

test("a failed step names itself in the task details", () => {
  const { details } = taskOfProblem(problem("quotes", "quote_sweep_failed", { quote: 3 }));
  expect(details).toEqual({ quote: 3, problem: "quotes: it could not be swept" });
});

test("task details leave out emails and nested objects", () => {
  const err = new Error("450 <rasa@example.com>: mailbox full");
  const { details } = taskOfProblem(problem("jobs", "job_failed", { job: "a", err, x: { y: 1 } }));
  expect(details).toEqual({ job: "a", error: "450 <[e-mail]>: mailbox full" });
});

test("long task details are cut, and the subject id may be missing", () => {
  const long = "long ".repeat(100);
  const { details, subject } = taskOfProblem(
    problem("payments", "payment_disputed", { note: long, err: new Error(long) }),
  );
  expect(subject).toBe("payment:");
  expect([details.note, details.error]).toEqual([long.slice(0, 300), long.slice(0, 300)]);
});
