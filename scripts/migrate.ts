/** `npm run migrate`: brings the database to this version, before its nodes are started with MIGRATE=false. */
import { runMigrateCommand } from "#server/commands/migrate-command.ts";
import { createLogger } from "#server/logger.ts";
import { readSettings } from "#server/settings/read-settings.ts";
import { runOnBareDatabase } from "./run-on-database.ts";
import { ROOT } from "./set-up/project.mjs";

await runOnBareDatabase(
  (database, words) => runMigrateCommand(database, words, createLogger("error")),
  // By every way that they name: what a pooled one needs is set on the direct one.
  () => readSettings(ROOT),
);
