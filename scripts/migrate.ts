/** `npm run migrate`: migrates the database to this version, before nodes are started with MIGRATE=false. */
import { runMigrateCommand } from "#server/commands/migrate-command.ts";
import { createLogger } from "#server/logger.ts";
import { readSettings } from "#server/settings/read-settings.ts";
import { runOnBareDatabase } from "./run-on-database.ts";
import { ROOT } from "./set-up/project.mjs";

await runOnBareDatabase(
  (database, words) => runMigrateCommand(database, words, createLogger("error")),
  // The original settings with both addresses, because role limits for the pooled one are set by the direct one.
  () => readSettings(ROOT),
);
