import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

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
