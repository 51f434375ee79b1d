/** W3C trace context: one trace goes through proxies, nodes and providers; a span is one step of it. */
export type TraceContext = {
  traceId: string;
  spanId: string;
  /** Whether its spans are written down, as whoever began the trace has decided. */
  isSampled: boolean;
};

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

export function parseTraceparent(header: string | undefined): TraceContext | undefined {
  const [, version, traceId = "", spanId = "", flags = ""] = TRACEPARENT.exec(header ?? "") ?? [];
  // What is all zeros is none, and so is a version that there never will be.
  if (!version || version === "ff" || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`;
