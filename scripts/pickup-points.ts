/** `npm run pickup-points`: imports a courier's list of pickup points, from a file or an address. */
import { runPickupPointsCommand } from "#server/commands/pickup-points-command.ts";
import { runOnDatabase } from "./run-on-database.ts";

await runOnDatabase(runPickupPointsCommand);
