import { execFileSync } from "node:child_process";
import { DrizzleQueryError } from "drizzle-orm/errors";
import pino from "pino";
import { expect, test } from "vitest";
import { createOutageLog, describeThrown } from "./logger.ts";

const logger = new URL("./logger.ts", import.meta.url);
const run = (script: string) =>
  execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });

test("the last log lines are written even if the process exits at once", () => {
  const output = run(
    `import { createLogger } from "${logger}"; createLogger("info").info("stopped"); process.exit(0);`,
  );
  expect(JSON.parse(output)).toMatchObject({ level: 30, msg: "stopped" });
});

test("lines below the log level are omitted", () => {
  const output = run(
    `import { createLogger } from "${logger}"; const log = createLogger("warn"); log.info("a"); log.warn("b");`,
  );
  expect(output.trim().split("\n")).toHaveLength(1);
});

test("log lines contain no e-mail addresses and no secrets of mailed links", () => {
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

test("a failed query is logged without its parameters and the details from the database", () => {
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

test("other errors are logged with message and stack", () => {
  const { err } = JSON.parse(logged(new TypeError("x is not a function")));
  expect(err).toMatchObject({ type: "TypeError", message: "x is not a function" });
  expect(err.stack).toContain("logger.test.ts");
});

test("an outage is logged once when it begins and once when it ends", () => {
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
