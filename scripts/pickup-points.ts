/** `npm run pickup-points`: brings in a courier's list of pickup points, from a file or an address. */
import { createLogger } from "#server/logger.ts";
import { openDatabase } from "#server/open-database.ts";
import { runPickupPointsCommand } from "#server/pickup-points-command.ts";
import { readSettings } from "#server/read-settings.ts";
import { StartProblem } from "#server/start-problem.ts";
import { ROOT } from "./set-up/project.mjs";

try {
  const environment = readSettings(ROOT);
  // A running shop shares its own PostgreSQL with us.
  const database = await openDatabase(environment, createLogger("error"), ROOT);
  try {
    console.log(await runPickupPointsCommand(database, process.argv.slice(2)));
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
