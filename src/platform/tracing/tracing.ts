import { AsyncLocalStorage } from "node:async_hooks";
import { randomFillSync } from "node:crypto";
import { withoutLeadingComments } from "#core/sql-text.ts";
import { formatTraceparent, parseTraceparent, type TraceContext } from "#core/traceparent.ts";

export type SpanKind = "server" | "client" | "internal";
export type Attributes = Record<string, string | number>;

/** One step of a trace that is over. Times in milliseconds since 1970. */
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
  /** Takes what is written down; without it traces are passed on alone. */
  onSpan?: ((span: Span) => void) | undefined;
  /** How many of the traces that begin here are written down, of one. */
  share?: number;
};

/** As OpenTelemetry names them. */
const SYSTEM = "db.system.name";
const TEXT = "db.query.text";
const MOST_TEXT = 2000;

/** Random numbers are cheap in large pieces. */
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

/** Which trace whoever asks is in, and its steps. Made once per process and handed in, as the log is. */
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
    /** A request that came in; none where it brings no trace and none is to be written down. */
    beginRequest(name: string, traceparent: string | undefined): OpenSpan | undefined {
      const parent = parseTraceparent(traceparent);
      const isWanted = parent || (onSpan && Math.random() < share);
      return isWanted ? begin({ name, kind: "server", parent }) : undefined;
    },
    /** What this thread does for a request of another. */
    beginPart: (name: string, parent: TraceContext | undefined): OpenSpan | undefined =>
      parent && begin({ name, kind: "internal", parent }),
    /** Steps that another thread has written down. */
    addSpan(span: Span): void {
      onSpan?.(span);
    },
    /** Something that is asked of others, inside a request. */
    beginOutgoing(name: string): (OpenSpan & { traceparent: string }) | undefined {
      const parent = current.getStore();
      if (!parent) return undefined;
      const span = begin({ name, kind: "client", parent });
      return { ...span, traceparent: formatTraceparent(span.context) };
    },
    /** A statement to the database, inside a request that is written down; its values are not in its text. */
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
