import type { DatabaseConnection } from "#database/connect.ts";
import { seedDemo } from "#demo/seed-demo.ts";
import { createLogger } from "#server/logger.ts";
import { explainConnection, openAsItIs, openDatabase } from "#server/open-database.ts";
import type { Environment } from "#server/settings/environment.ts";
import { readCommandSettings } from "#server/settings/read-settings.ts";
import { StartProblem } from "#server/start-problem.ts";
import { ROOT } from "./set-up/project.mjs";

type Command = (
  database: DatabaseConnection,
  words: string[],
  environment: Environment,
) => Promise<string>;

/** Runs a command on the shop's data and prints the text that it returns. */
export const runOnDatabase = (command: Command): Promise<void> =>
  run(command, (environment) =>
    // A running shop shares its own PostgreSQL server with this command.
    openDatabase(environment, createLogger("error"), { root: ROOT, seedDemo }),
  );

/** Runs a command on the database without migrating or filling it first. */
export const runOnBareDatabase = (command: Command, read = () => readCommandSettings(ROOT)) =>
  run(
    command,
    (environment) => openAsItIs(environment, createLogger("error"), { root: ROOT }),
    read,
  );

async function run(
  command: Command,
  open: (environment: Environment) => Promise<DatabaseConnection>,
  read = () => readCommandSettings(ROOT),
): Promise<void> {
  try {
    const environment = read();
    const database = await open(environment);
    try {
      console.log(await command(database, process.argv.slice(2), environment));
    } finally {
      await database.close();
    }
  } catch (error) {
    const explained = explainConnection(error);
    if (!(explained instanceof StartProblem)) throw error;
    console.error(explained.message);
    process.exitCode = 1;
  }
}
