/** `npm run jobs`: shows waiting and failed jobs; `-- retry` runs jobs again that failed for good. */
import { runJobsCommand } from "#server/commands/jobs-command.ts";
import { runOnDatabase } from "./run-on-database.ts";

await runOnDatabase(runJobsCommand);
