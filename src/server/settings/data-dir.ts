import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { StartProblem } from "../start-problem.ts";

/** Made if it is not there; what cannot be made or written to stops the start by its name. */
export function openDataDir(dir: string): void {
  try {
    makeFolder(dir);
    accessSync(dir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `DATA_DIR must be a folder that can be made and written to, not ${JSON.stringify(dir)} (${reason})`,
    );
  }
}

/** Step by step: Node's own `recursive` never comes back from /proc, where nothing can be made. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(path.dirname(dir));
  try {
    mkdirSync(dir);
  } catch (error) {
    // Another start may have made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
