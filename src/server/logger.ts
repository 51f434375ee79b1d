import pino, { type Logger } from "pino";
import { redactPersonalData } from "#core/redact-personal-data.ts";
import { describeError } from "./describe-error.ts";

/** Lines are written together, ten times a second or sooner: a write for each cost more than a cached page. */
const WRITING = { sync: false, minLength: 4096, periodicFlush: 100 };

/** Level 50 of pino is "error". */
const ERROR_LEVEL = 50;

type LoggerOptions = {
  file?: string | undefined;
  /** Told of every error that is logged. */
  onError?: (error: Error, words: string) => void;
};

/** To the standard output, or to a file; what is not written yet when the process ends, is written then. */
export function createLogger(level: string, { file, onError }: LoggerOptions = {}): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      hooks: {
        streamWrite: redactPersonalData,
        logMethod(args, method, at) {
          const [about, words] = args as unknown[];
          const { err } = (about ?? {}) as { err?: unknown };
          if (at >= ERROR_LEVEL && err instanceof Error) onError?.(err, String(words ?? ""));
          method.apply(this, args);
        },
      },
    },
    pino.destination(file ? { ...WRITING, dest: file } : WRITING),
  );
}
