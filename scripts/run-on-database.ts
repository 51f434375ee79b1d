import type { DatabaseConnection } from "#database/connect.ts";
import { seedDemo } from "#demo/seed-demo.ts";
import { createLogger } from "#server/logger.ts";
import { openDatabase } from "#server/open-database.ts";
import { readSettings } from "#server/settings/read-settings.ts";
import { StartProblem } from "#server/start-problem.ts";
import { ROOT } from "./set-up/project.mjs";

type Command = (database: DatabaseConnection, words: string[]) => Promise<string>;

/** Runs a command on the shop's data and prints what it says. */
export async function runOnDatabase(command: Command): Promise<void> {
  try {
    const environment = readSettings(ROOT);
    // A running shop shares its own PostgreSQL with us.
    const database = await openDatabase(environment, createLogger("error"), {
      root: ROOT,
      seedDemo,
    });
    try {
      console.log(await command(database, process.argv.slice(2)));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
