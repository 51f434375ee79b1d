/** W3C trace context: one trace goes through proxies, nodes and providers; a span is one step of it. */
export type TraceContext = {
  traceId: string;
  spanId: string;
  /** Whether its spans are recorded; whoever started the trace decided that. */
  isSampled: boolean;
};

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

export function parseTraceparent(header: string | undefined): TraceContext | undefined {
  const [, version, traceId = "", spanId = "", flags = ""] = TRACEPARENT.exec(header ?? "") ?? [];
  // Ids of only zeros are invalid, and so is version "ff".
  if (!version || version === "ff" || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`;
