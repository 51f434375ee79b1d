import { DrizzleQueryError } from "drizzle-orm/errors";
import pino from "pino";
import { expect, test } from "vitest";
import { describeThrown } from "./logger.ts";

function logged(error: unknown): string {
  const lines: string[] = [];
  const write = (text: string) => {
    lines.push(text);
  };
  pino({ serializers: { err: describeThrown } }, { write }).error({ err: error }, "request failed");
  return lines.join("");
}

test("a failed query is told without what it was given, and without what the database quotes", () => {
  const cause = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (first_name)=(Rasa) already exists.",
  });
  // Its stack names the folder that the shop lies in: no word of a path may be looked for.
  const given = ["Rasa", "Pilies g. 12\nVilnius (LT)"];
  const line = logged(new DrizzleQueryError("insert into customers values ($1, $2)", given, cause));
  expect(line).not.toMatch(/\(Rasa\)|Rasa,|Pilies g\.|Vilnius \(LT\)/);
  const { err } = JSON.parse(line);
  expect(err.message).toBe("Failed query: insert into customers values ($1, $2)\nparams: …");
  expect(err.stack).toContain("describe-error.test.ts");
  expect(err.cause).toMatchObject({ message: "duplicate key", code: "23505" });
});

test("any other error keeps its words and where it came from", () => {
  const { err } = JSON.parse(logged(new TypeError("x is not a function")));
  expect(err).toMatchObject({ type: "TypeError", message: "x is not a function" });
  expect(err.stack).toContain("describe-error.test.ts");
});
