import { readFileSync } from "node:fs";

const LOG_LINES = 12;

/** What to read when the database does not come up: why, the server's last words, and the way around. */
export function explainFailure(cause: unknown, logFile: string | undefined): Error {
  const reason = cause instanceof Error ? cause.message.trim() : String(cause);
  const log = logFile ? lastLines(logFile) : "";
  const parts = [
    `The embedded PostgreSQL cannot run: ${reason}`,
    log && `Last lines of ${logFile}:\n${log}`,
    "Set DATABASE_URL=postgres://user:password@host:5432/name to use a PostgreSQL of your own, or DATA_DIR to keep the data elsewhere.",
  ];
  return new Error(parts.filter(Boolean).join("\n"), { cause });
}

function lastLines(file: string): string {
  try {
    const lines = readFileSync(file, "utf8").trimEnd().split("\n").slice(-LOG_LINES);
    return lines.map((line) => `  ${line}`).join("\n");
  } catch {
    return "";
  }
}
