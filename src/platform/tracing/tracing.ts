import { AsyncLocalStorage } from "node:async_hooks";
import { randomFillSync } from "node:crypto";
import { withoutLeadingComments } from "#core/sql-text.ts";
import { formatTraceparent, parseTraceparent, type TraceContext } from "#core/traceparent.ts";

export type SpanKind = "server" | "client" | "internal";
export type Attributes = Record<string, string | number>;

/** A span that has ended. Times are in milliseconds since 1970. */
export type Span = {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  name: string;
  kind: SpanKind;
  startedAt: number;
  endedAt: number;
  isFailed: boolean;
  attributes: Attributes;
};

type Begun = { name: string; kind: SpanKind; parent: TraceContext | undefined };
type Ended = { isFailed?: boolean; attributes?: Attributes };

export type OpenSpan = { context: TraceContext; end: (ended: Ended) => void };
export type Tracing = ReturnType<typeof createTracing>;

type Options = {
  /** Receives the recorded spans; without it, traces are only passed on. */
  onSpan?: ((span: Span) => void) | undefined;
  /** The share (0 to 1) of traces started here that is recorded. */
  share?: number;
};

/** Attribute names of OpenTelemetry. */
const SYSTEM = "db.system.name";
const TEXT = "db.query.text";
const MOST_TEXT = 2000;

/** Random numbers are cheaper in large blocks. */
const POOL_BYTES = 4096;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

function randomHex(bytes: number): string {
  if (used + bytes > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString("hex", used - bytes, used);
}

/** The current trace and its spans. Created once per process and passed in, like the log. */
export function createTracing({ onSpan, share = 1 }: Options = {}) {
  const current = new AsyncLocalStorage<TraceContext>();

  function begin({ name, kind, parent }: Begun): OpenSpan {
    const context = {
      traceId: parent?.traceId ?? randomHex(16),
      spanId: randomHex(8),
      isSampled: parent?.isSampled ?? true,
    };
    if (!onSpan || !context.isSampled) return { context, end() {} };
    const startedAt = performance.timeOrigin + performance.now();
    return {
      context,
      end: ({ isFailed = false, attributes = {} }) =>
        onSpan({
          traceId: context.traceId,
          spanId: context.spanId,
          parentId: parent?.spanId,
          name,
          kind,
          startedAt,
          endedAt: performance.timeOrigin + performance.now(),
          isFailed,
          attributes,
        }),
    };
  }

  return {
    current: (): TraceContext | undefined => current.getStore(),
    /** An incoming request; undefined if it brings no trace and is not chosen to be recorded. */
    beginRequest(name: string, traceparent: string | undefined): OpenSpan | undefined {
      const parent = parseTraceparent(traceparent);
      const isWanted = parent || (onSpan && Math.random() < share);
      return isWanted ? begin({ name, kind: "server", parent }) : undefined;
    },
    /** The work of this thread for a request of another thread. */
    beginPart: (name: string, parent: TraceContext | undefined): OpenSpan | undefined =>
      parent && begin({ name, kind: "internal", parent }),
    /** Adds a span that another thread recorded. */
    addSpan(span: Span): void {
      onSpan?.(span);
    },
    /** An outgoing request, made while serving a request. */
    beginOutgoing(name: string): (OpenSpan & { traceparent: string }) | undefined {
      const parent = current.getStore();
      if (!parent) return undefined;
      const span = begin({ name, kind: "client", parent });
      return { ...span, traceparent: formatTraceparent(span.context) };
    },
    /** A database statement inside a recorded request; the text has no values, only placeholders. */
    beginStatement(text: string): OpenSpan | undefined {
      const parent = current.getStore();
      if (!onSpan || !parent?.isSampled) return undefined;
      const [name = ""] = withoutLeadingComments(text).split(/\s/, 1);
      const span = begin({ name: `SQL ${name.toLowerCase()}`, kind: "client", parent });
      const attributes = { [SYSTEM]: "postgresql", [TEXT]: text.slice(0, MOST_TEXT) };
      return { ...span, end: (ended) => span.end({ ...ended, attributes }) };
    },
    run: <Result>(span: OpenSpan | undefined, work: () => Result): Result =>
      span ? current.run(span.context, work) : work(),
  };
}
