import { execFileSync } from "node:child_process";
import { DrizzleQueryError } from "drizzle-orm/errors";
import pino from "pino";
import { expect, test } from "vitest";
import { createOutageLog, describeThrown } from "./logger.ts";

const logger = new URL("./logger.ts", import.meta.url);
const run = (script: string) =>
  execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });

test("the last lines are written even when the process ends at once", () => {
  const output = run(
    `import { createLogger } from "${logger}"; createLogger("info").info("stopped"); process.exit(0);`,
  );
  expect(JSON.parse(output)).toMatchObject({ level: 30, msg: "stopped" });
});

test("what is less important than the level is left out", () => {
  const output = run(
    `import { createLogger } from "${logger}"; const log = createLogger("warn"); log.info("a"); log.warn("b");`,
  );
  expect(output.trim().split("\n")).toHaveLength(1);
});

test("no line names a person or the secret of a mailed link", () => {
  const output = run(
    `import { createLogger } from "${logger}";
     const log = createLogger("info");
     log.info({ path: "/lt/password-reset/sEcReT_1" });
     log.error({ err: new Error("450 <rasa@example.com> is full") }, "mail for rasa@example.com");`,
  );
  expect(
    output
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).level),
  ).toEqual([30, 50]);
  expect(output).not.toMatch(/rasa|sEcReT/);
});

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
  // The stack contains the path of the project's folder, so the test must not search for words of a path.
  const given = ["Rasa", "Pilies g. 12\nVilnius (LT)"];
  const line = logged(new DrizzleQueryError("insert into customers values ($1, $2)", given, cause));
  expect(line).not.toMatch(/\(Rasa\)|Rasa,|Pilies g\.|Vilnius \(LT\)/);
  const { err } = JSON.parse(line);
  expect(err.message).toBe("Failed query: insert into customers values ($1, $2)\nparams: …");
  expect(err.stack).toContain("logger.test.ts");
  expect(err.cause).toMatchObject({ message: "duplicate key", code: "23505" });
});

test("any other error keeps its words and where it came from", () => {
  const { err } = JSON.parse(logged(new TypeError("x is not a function")));
  expect(err).toMatchObject({ type: "TypeError", message: "x is not a function" });
  expect(err.stack).toContain("logger.test.ts");
});

test("an outage is told when it begins and when it ends, however often it is met", () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line) => void lines.push(JSON.parse(line).msg) });
  const outage = createOutageLog(log, "database");
  outage.back();
  outage.lost(new Error("refused"));
  outage.lost(new Error("refused"));
  outage.back();
  outage.back();
  outage.lost(new Error("refused"));
  expect(lines).toEqual(["database: lost", "database: back", "database: lost"]);
});
