import type { Logger } from "pino";
import type { DatabaseConnection } from "#database/connect.ts";
import { listPending } from "#database/migrate/migrate.ts";
import { migrateDirectly } from "../open-database.ts";
import { StartProblem } from "../start-problem.ts";

/** `npm run migrate`: separate from the start of nodes, so that a deploy migrates once, before they start. */
export async function runMigrateCommand(
  database: DatabaseConnection,
  args: readonly string[],
  log: Logger,
): Promise<string> {
  const [option, ...rest] = args;
  if (rest.length > 0 || (option !== undefined && option !== "--check")) {
    throw new StartProblem("npm run migrate -- [--check]");
  }
  if (option === "--check") {
    const pending = await listPending(database.pool);
    if (pending.length > 0) throw new StartProblem(`Not applied yet:\n${pending.join("\n")}`);
    return "The schema has every migration of this version.";
  }
  const applied = await migrateDirectly(database, log);
  return applied.length > 0
    ? `Applied:\n${applied.join("\n")}`
    : "Every migration of this version was applied already.";
}
