/** `npm run reindex`: makes every node rebuild its search index and its pages. */
import { runReindexCommand } from "#server/commands/reindex-command.ts";
import { runOnDatabase } from "./run-on-database.ts";

await runOnDatabase(runReindexCommand);
