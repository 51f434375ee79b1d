/** `npm run backup -- folder` and `npm run restore -- folder`: the database and the files that customers uploaded. */
import pino from "pino";
import type { DatabaseConnection } from "#database/connect.ts";
import { createJobQueue } from "#platform/jobs/job-queue.ts";
import { runBackupCommand, runRestoreCommand } from "#server/commands/backup-command.ts";
import { runOnBareDatabase } from "./run-on-database.ts";
import { inProject, ROOT } from "./set-up/project.mjs";

type AppModule = typeof import("../src/server/app.ts");

const isRestore = process.argv[2] === "restore";

await runOnBareDatabase((database, [, ...words], environment) => {
  const { pool } = database;
  const deps = { pool, environment, root: ROOT, openJobs: () => openJobs(database) };
  return isRestore ? runRestoreCommand(deps, words) : runBackupCommand(deps, words);
});

async function openJobs(database: DatabaseConnection): Promise<void> {
  const { JOBS }: AppModule = await import(inProject("build/server/index.js"));
  const jobs = createJobQueue(database, pino({ level: "silent" }), { jobs: JOBS });
  await jobs.open();
  await jobs.close();
}
