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
