import { existsSync } from "node:fs";
import { lastLines, run, SetUpProblem } from "./run.mjs";

/** A machine without a network is not waited for. */
const PATIENCE = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=15"];

export const pgbouncer = {
  title: "Installing PgBouncer for the tests behind a pooler",
  isDone: () => ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].some(existsSync),
  async do() {
    // Debian would start a service of its own, which nobody needs here.
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    for (const words of [["update"], ["install", "-y", "--no-install-recommends", "pgbouncer"]]) {
      const result = await run("apt-get", [...PATIENCE, ...words], { env });
      if (!result.ok) {
        throw new SetUpProblem(
          `PgBouncer could not be installed:\n\n${lastLines(result.output, 8)}\n\nInstall it (on Debian: apt-get install pgbouncer).`,
        );
      }
    }
  },
};
