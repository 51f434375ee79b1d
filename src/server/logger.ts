import pino, { type Logger } from "pino";
import { isRecord } from "#core/record.ts";
import { redactPersonalData } from "#core/redact-personal-data.ts";
import type { TraceContext } from "#core/traceparent.ts";

/** The parameters that Drizzle writes into its messages. PostgreSQL quotes rows in details, which are not logged. */
const QUOTED = /^params: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/gm;

type Described = { type: string; message: string; code?: string; stack: string; cause?: Described };

/** Describes any thrown value for the log. */
export const describeThrown = (thrown: unknown): unknown =>
  thrown instanceof Error ? describeError(thrown) : thrown;

/** What failed and where. Parameters and details are left out, because they contain what people typed. */
export function describeError(error: Error): Described {
  const code = "code" in error ? error.code : undefined;
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...(code === undefined ? {} : { code: String(code) }),
    stack: withoutParameters(error.stack ?? ""),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

const withoutParameters = (text: string) => text.replace(QUOTED, "params: …");

/** Log lines are written in batches, at least ten times a second: one write per line cost more than a cached page. */
const WRITING = { sync: false, minLength: 4096, periodicFlush: 100 };

/** Pino's level 50 is "error". */
const ERROR_LEVEL = 50;

type LoggerOptions = {
  file?: string | undefined;
  /** Called for every error that is logged. */
  onError?: (error: Error, words: string) => void;
  /** Written into each line, to tell apart the lines of several nodes. */
  node?: string | undefined;
  /** Returns the current trace; its ids are written into the line too. */
  trace?: () => TraceContext | undefined;
};

/** Logs to the standard output or to a file; lines still in the buffer are written when the process ends. */
export function createLogger(level: string, options: LoggerOptions = {}): Logger {
  const { file, onError, node, trace } = options;
  return pino(
    {
      level,
      ...(trace ? { mixin: () => traceOf(trace()) } : {}),
      base: node ? { node } : null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeThrown },
      hooks: {
        streamWrite: redactPersonalData,
        logMethod(args, method, at) {
          const [about, words]: unknown[] = args;
          const err = isRecord(about) ? about.err : undefined;
          if (at >= ERROR_LEVEL && err instanceof Error) onError?.(err, String(words ?? ""));
          method.apply(this, args);
        },
      },
    },
    pino.destination(file ? { ...WRITING, dest: file } : WRITING),
  );
}

/** Uses the field names that log collectors know. */
const traceOf = (context: TraceContext | undefined) =>
  context ? { trace_id: context.traceId, span_id: context.spanId } : {};

/** Logs once when a connection is lost and once when it is back; failures in between have the level debug. */
export function createOutageLog(log: Logger, what: string) {
  let isOut = false;
  return {
    lost(error: Error): void {
      log[isOut ? "debug" : "error"]({ reason: error.message }, `${what}: lost`);
      isOut = true;
    },
    back(): void {
      if (isOut) log.info(`${what}: back`);
      isOut = false;
    },
  };
}
