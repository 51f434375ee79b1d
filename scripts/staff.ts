/** `npm run staff`: gives and takes roles, also before there is anyone who could do it in the office. */
import { createLogger } from "#server/logger.ts";
import { openDatabase } from "#server/open-database.ts";
import { readSettings } from "#server/read-settings.ts";
import { runStaffCommand } from "#server/staff-command.ts";
import { StartProblem } from "#server/start-problem.ts";
import { ROOT } from "./set-up/project.mjs";

try {
  const environment = readSettings(ROOT);
  // A running shop shares its own PostgreSQL with us.
  const database = await openDatabase(environment, createLogger("error"), ROOT);
  try {
    console.log(await runStaffCommand(database, process.argv.slice(2)));
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
