import pino, { type Logger } from "pino";
import { withoutPeople } from "#core/without-people.ts";
import { describeError } from "./describe-error.ts";

/** Lines are written together, ten times a second or sooner: a write for each cost more than a cached page. */
const WRITING = { sync: false, minLength: 4096, periodicFlush: 100 };

/** To the standard output, or to a file; what is not written yet when the process ends, is written then. */
export function createLogger(level: string, file?: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      hooks: { streamWrite: withoutPeople },
    },
    pino.destination(file ? { ...WRITING, dest: file } : WRITING),
  );
}
