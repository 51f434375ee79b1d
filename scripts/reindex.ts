/** `npm run reindex`: every node makes its search index and its pages anew. */
import { runReindexCommand } from "#server/commands/reindex-command.ts";
import { runOnDatabase } from "./run-on-database.ts";

await runOnDatabase(runReindexCommand);
