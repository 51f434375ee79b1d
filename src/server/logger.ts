import pino, { type Logger } from "pino";
import { isRecord } from "#core/record.ts";
import { redactPersonalData } from "#core/redact-personal-data.ts";
import type { TraceContext } from "#core/traceparent.ts";

/** The database's own words quote rows; Drizzle's quote what a query was given. */
const QUOTED = /^params: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/gm;

type Described = { type: string; message: string; code?: string; stack: string; cause?: Described };

/** For the log, which gets whatever was thrown. */
export const describeThrown = (thrown: unknown): unknown =>
  thrown instanceof Error ? describeError(thrown) : thrown;

/** What failed and where. What people typed is in parameters and details. */
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

/** Lines are written together, ten times a second or sooner: a write for each cost more than a cached page. */
const WRITING = { sync: false, minLength: 4096, periodicFlush: 100 };

/** Level 50 of pino is "error". */
const ERROR_LEVEL = 50;

type LoggerOptions = {
  file?: string | undefined;
  /** Told of every error that is logged. */
  onError?: (error: Error, words: string) => void;
  /** In each line, where the lines of several nodes meet. */
  node?: string | undefined;
  /** The trace that a line belongs to: in it too. */
  trace?: () => TraceContext | undefined;
};

/** To the standard output, or to a file; what is not written yet when the process ends, is written then. */
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

/** By the names that collectors of logs know. */
const traceOf = (context: TraceContext | undefined) =>
  context ? { trace_id: context.traceId, span_id: context.spanId } : {};

/** What is lost is tried again and again; the log says when it went and when it came back. */
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
