/** `npm run jobs`: what waits and what failed; `-- retry` tries again what failed for good. */
import { runJobsCommand } from "#server/commands/jobs-command.ts";
import { runOnDatabase } from "./run-on-database.ts";

await runOnDatabase(runJobsCommand);
