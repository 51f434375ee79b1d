/** `npm run staff`: gives and takes roles, also before there is anyone who could do it in the office. */
import { runStaffCommand } from "#server/commands/staff-command.ts";
import { runOnDatabase } from "./run-on-database.ts";

await runOnDatabase(runStaffCommand);
