/** `npm run staff`: grants and removes roles, also while there is nobody yet who could do it in the office. */
import { runStaffCommand } from "#server/commands/staff-command.ts";
import { runOnDatabase } from "./run-on-database.ts";

await runOnDatabase(runStaffCommand);
