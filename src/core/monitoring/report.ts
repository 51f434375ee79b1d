/** SPEC §9: which share of what happens is reported. */
export const ERROR_SHARE = 0.5;
export const TRACE_SHARE = 0.2;
export const REPLAY_SHARE = 0.1;
export const REPLAY_ON_ERROR_SHARE = 1;

export const isSampled = (share: number, random: () => number = Math.random): boolean =>
  random() < share;

/** Something went wrong. */
export type ErrorReport = {
  kind: "error";
  id: string;
  type: string;
  message: string;
  stack: string;
  path: string;
  replay_id?: string | undefined;
};

/** How long a page took; milliseconds since it was asked for. */
export type TraceReport = {
  kind: "trace";
  id: string;
  path: string;
  duration_ms: number;
  timings: Record<string, number>;
};

/** What was on the screen, without its words: a part of a visit. */
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

/** As collectors know things: 32 hexadecimal digits. */
export const reportId = (): string => crypto.randomUUID().replaceAll("-", "");
