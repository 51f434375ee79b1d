import { redactPath, redactPersonalData } from "../redact-personal-data.ts";
import type { ErrorReport, ReplayReport, Report, TraceReport } from "./report.ts";

type StackFrame = { function: string; filename: string; lineno: number; colno: number };

/** Stack lines: `at name (file:1:2)` and `at file:1:2` in V8, `name@file:1:2` in Firefox and Safari. */
const LINE = /^\s*(?:at\s+(?:async\s+)?(?:(.*?)\s+\()?|(.*?)@)(.*?):(\d+):(\d+)\)?$/;
const MAX_FRAMES = 50;

/** Oldest frame first, as collectors want them; lines that are not stack frames are left out. */
export function stackFrames(stack: string): StackFrame[] {
  const frames = stack.split("\n", 2 * MAX_FRAMES).flatMap((line) => {
    const [whole, v8, other, filename = "", lineno, colno] = LINE.exec(line.slice(0, 500)) ?? [];
    if (!whole) return [];
    const name = v8 || other || "?";
    return [{ function: name, filename, lineno: Number(lineno), colno: Number(colno) }];
  });
  return frames.slice(0, MAX_FRAMES).toReversed();
}

/** What sends the report. */
export type Source = {
  platform: "javascript" | "node";
  release: string;
  tags: Record<string, string>;
};

type Item = [header: object, body: string];

/**
 * An envelope of the Sentry protocol: one header line, then two lines for each item. No line says who the visitor is.
 */
export function envelopeOf(report: Report, source: Source, now: Date): string {
  const id = report.kind === "replay" ? report.replay_id : report.id;
  const head = { event_id: id, sent_at: now.toISOString() };
  const told = { ...report, path: redactPath(report.path) };
  const lines = itemsOf(told, source, now.getTime() / 1000).flatMap(([header, whole]) => {
    const body = redactPersonalData(whole);
    return [JSON.stringify({ ...header, length: new TextEncoder().encode(body).length }), body];
  });
  return [JSON.stringify(head), ...lines].join("\n");
}

function itemsOf(report: Report, source: Source, seconds: number): Item[] {
  if (report.kind === "error") return [errorItem(report, source, seconds)];
  if (report.kind === "trace") return [traceItem(report, source, seconds)];
  return replayItems(report, source, seconds);
}

const common = (path: string, { platform, release, tags }: Source, timestamp: number) => ({
  timestamp,
  platform,
  release,
  environment: "production",
  tags,
  request: { url: path },
});

function errorItem(report: ErrorReport, source: Source, seconds: number): Item {
  const { id, type, message, stack, path, replay_id } = report;
  const frames = stackFrames(stack);
  const body = {
    ...common(path, source, seconds),
    event_id: id,
    level: "error",
    exception: {
      values: [{ type, value: message, ...(frames.length > 0 ? { stacktrace: { frames } } : {}) }],
    },
    ...(replay_id ? { contexts: { replay: { replay_id } } } : {}),
  };
  return [{ type: "event" }, JSON.stringify(body)];
}

function traceItem(report: TraceReport, source: Source, seconds: number): Item {
  const { id, path, duration_ms, timings } = report;
  const body = {
    ...common(path, source, seconds),
    event_id: id,
    type: "transaction",
    transaction: path,
    start_timestamp: seconds - duration_ms / 1000,
    contexts: { trace: { trace_id: id, span_id: id.slice(0, 16), op: "pageload" } },
    measurements: Object.fromEntries(
      Object.entries(timings).map(([name, value]) => [name, { value, unit: "millisecond" }]),
    ),
  };
  return [{ type: "transaction" }, JSON.stringify(body)];
}

function replayItems(report: ReplayReport, source: Source, seconds: number): Item[] {
  const { replay_id, segment, started_at, path, error_ids, events } = report;
  const body = {
    ...common(path, source, seconds),
    event_id: replay_id,
    type: "replay_event",
    replay_id,
    segment_id: segment,
    replay_start_timestamp: started_at / 1000,
    replay_type: error_ids.length > 0 ? "buffer" : "session",
    error_ids,
    urls: [path],
  };
  const recording = `${JSON.stringify({ segment_id: segment })}\n${JSON.stringify(events)}`;
  return [
    [{ type: "replay_event" }, JSON.stringify(body)],
    [{ type: "replay_recording" }, recording],
  ];
}
