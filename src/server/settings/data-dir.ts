import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { hasErrorCode } from "#core/errors.ts";
import { StartProblem } from "../start-problem.ts";

/** Mail, uploads and the database are in it: nobody else on the machine looks inside. */
const PRIVATE = 0o700;

/** Made if it is not there, and closed to others; what cannot be made or written to stops the start by its name. */
export function openDataDir(dir: string): void {
  try {
    makeFolder(dir);
    accessSync(dir, constants.W_OK | constants.X_OK);
    closeToOthers(dir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `DATA_DIR must be a folder that can be made and written to, not ${JSON.stringify(dir)} (${reason})`,
    );
  }
}

/** A mounted folder may be somebody else's, who alone can close it. */
function closeToOthers(dir: string): void {
  const { uid, mode } = statSync(dir);
  const isOurs = uid === process.getuid?.();
  if (isOurs && (mode & 0o777) !== PRIVATE) chmodSync(dir, PRIVATE);
}

/** Step by step: Node's own `recursive` never comes back from /proc, where nothing can be made. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(path.dirname(dir));
  try {
    mkdirSync(dir);
  } catch (error) {
    // Another start may have made it meanwhile.
    if (!hasErrorCode(error, ["EEXIST"])) throw error;
  }
}
