import { existsSync } from "node:fs";
import { lastLines } from "./postmaster-log.ts";

const LOG_LINES = 12;

/** What to read when the database does not come up: why, the server's last words, and the way around. */
export function explainFailure(cause: unknown, logFile: string | undefined): Error {
  const log = logFile ? lastLines(logFile, LOG_LINES).map((line) => `  ${line}\n`) : [];
  const message = [
    `The embedded PostgreSQL cannot run: ${reasonOf(cause)}\n`,
    ...(log.length > 0 ? [`Last lines of ${logFile}:\n`, ...log] : []),
    "Set DATABASE_URL=postgres://user:password@host:5432/name to use a PostgreSQL of your own,\n",
    "or DATA_DIR to keep the data in another folder.",
  ];
  return new Error(message.join(""), { cause });
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { code, path, message } = cause as NodeJS.ErrnoException;
  // The system says "no such file" of the loader that the program asks for.
  if (code === "ENOENT" && path && existsSync(path)) {
    return `${path} does not run on this system (its C library may be another one, as on Alpine)`;
  }
  return message.trim();
}
