import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { hasErrorCode } from "#core/errors.ts";
import { StartProblem } from "../start-problem.ts";

/** The folder has mails, uploads and the database, so other users of the machine must not read it. */
const PRIVATE = 0o700;

/** Creates the folder if needed and closes it to other users; if that is impossible, the start fails and names it. */
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

/** A mounted folder may belong to another user, who alone can change its mode. */
function closeToOthers(dir: string): void {
  const { uid, mode } = statSync(dir);
  const isOurs = uid === process.getuid?.();
  if (isOurs && (mode & 0o777) !== PRIVATE) chmodSync(dir, PRIVATE);
}

/** Creates one folder after another: Node's own `recursive` never returns for /proc, where nothing can be created. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(path.dirname(dir));
  try {
    mkdirSync(dir);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!hasErrorCode(error, ["EEXIST"])) throw error;
  }
}
