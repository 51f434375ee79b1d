import type { Attributes, Span, SpanKind } from "./tracing.ts";

/** The protocol's numbers. */
const KINDS: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 };
const FAILED = 2;

/**
 * The format that OpenTelemetry's collector takes: POST /v1/traces, JSON. It is built as text, because objects for
 * thousands of spans would cost more than the requests that they describe.
 */
function writeOtlp(spans: readonly Span[], resource: Attributes): string {
  return `{"resourceSpans":[{"resource":{"attributes":${writeAttributes(resource)}},"scopeSpans":[{"scope":{"name":"cartage"},"spans":[${spans.map(writeSpan).join(",")}]}]}]}`;
}

function writeSpan(span: Span): string {
  const { traceId, spanId, parentId, kind, isFailed } = span;
  const parent = parentId ? `"parentSpanId":"${parentId}",` : "";
  const status = isFailed ? `,"status":{"code":${FAILED}}` : "";
  return `{"traceId":"${traceId}","spanId":"${spanId}",${parent}"name":${JSON.stringify(span.name)},"kind":${KINDS[kind]},"startTimeUnixNano":"${nanoseconds(span.startedAt)}","endTimeUnixNano":"${nanoseconds(span.endedAt)}","attributes":${writeAttributes(span.attributes)}${status}}`;
}

/** As text: the number is too large for JSON. */
const nanoseconds = (ms: number) => `${Math.round(ms * 1000)}000`;

function writeAttributes(attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    typeof value === "number"
      ? `{"key":"${key}","value":{"intValue":"${Math.round(value)}"}}`
      : `{"key":"${key}","value":{"stringValue":${JSON.stringify(value)}}}`,
  );
  return `[${written.join(",")}]`;
}

type Options = {
  /** The collector's address; `/v1/traces` is added. */
  endpoint: string;
  resource: Attributes;
  onProblem: (problem: string) => void;
  everyMs?: number;
  closeMs?: number;
};

const EVERY_MS = 2000;
const TIMEOUT_MS = 5000;
/** A process that ends waits at most this long for the collector, however many spans are waiting. */
const CLOSE_MS = 3000;
const MOST_AT_ONCE = 512;
/** If more than these are waiting, the collector is away: further spans are dropped. */
const MOST_WAITING = 4096;

/** Sends spans in batches in the background. If the collector is away, requests are not slowed down. */
export function createOtlpExporter({ endpoint, resource, onProblem, ...pace }: Options) {
  const url = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  let waiting: Span[] = [];
  let lost = 0;
  let sending: Promise<void> | undefined;
  const ending = new AbortController();
  const timer = setInterval(() => void flush(), pace.everyMs ?? EVERY_MS).unref();

  async function send(spans: readonly Span[]): Promise<void> {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: writeOtlp(spans, resource),
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ending.signal]),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the collector answers ${answer.status}`);
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      try {
        await send(some);
      } catch (error) {
        lost += some.length;
        onProblem(`${lost} spans were lost: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  return {
    add(span: Span): void {
      if (waiting.length < MOST_WAITING) waiting.push(span);
      else lost += 1;
    },
    async close(): Promise<void> {
      clearInterval(timer);
      const late = setTimeout(() => ending.abort(), pace.closeMs ?? CLOSE_MS);
      await flush();
      clearTimeout(late);
    },
  };
}
