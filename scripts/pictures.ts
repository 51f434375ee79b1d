/** `npm run pictures [-- FOLDER]`: copies the pictures of a folder into the store that all nodes share. */
import { runPicturesCommand } from "#server/commands/pictures-command.ts";
import { runOnDatabase } from "./run-on-database.ts";

await runOnDatabase(runPicturesCommand);
