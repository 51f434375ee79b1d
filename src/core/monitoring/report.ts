/** SPEC §9: the share of errors, traces and replays that is reported. */
export const ERROR_SHARE = 0.5;
export const TRACE_SHARE = 0.2;
export const REPLAY_SHARE = 0.1;
export const REPLAY_ON_ERROR_SHARE = 1;

export const isSampled = (share: number, random: () => number = Math.random): boolean =>
  random() < share;

/** An error. */
export type ErrorReport = {
  kind: "error";
  id: string;
  type: string;
  message: string;
  stack: string;
  path: string;
  replay_id?: string | undefined;
};

/** How long a page took, in milliseconds since it was requested. */
export type TraceReport = {
  kind: "trace";
  id: string;
  path: string;
  duration_ms: number;
  timings: Record<string, number>;
};

/** A part of a visit: what was on the screen, without its text. */
export type ReplayReport = {
  kind: "replay";
  replay_id: string;
  segment: number;
  started_at: number;
  path: string;
  error_ids: string[];
  events: unknown[];
};

export type Report = ErrorReport | TraceReport | ReplayReport;

/** An id as collectors expect it: 32 hexadecimal digits. */
export const reportId = (): string => crypto.randomUUID().replaceAll("-", "");
