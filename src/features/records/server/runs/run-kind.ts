import type { StaffActor } from "#platform/auth/require-role.ts";
import type { StaffAccess } from "#platform/auth/staff-access.ts";
import type { RunRefusal } from "../../runs/staff-calls.ts";

/** How long a run can be undone; no mail is sent before that. */
export const RUN_UNDO_SECONDS = 600;

/** What a run receives while it works. */
export type RunWork = {
  /** The person who started it, with their current roles; the audit log uses the run's id as the request id. */
  actor: StaffActor;
  input: Record<string, unknown>;
  askedAt: Date;
  /** Appends the next part to the file. */
  write: (text: string) => Promise<void>;
  /** Adds to the progress; each refusal has a reason. */
  report: (done: number, refusals?: readonly RunRefusal[]) => Promise<void>;
};

/** Long-running work of a feature. It must be idempotent, because a run whose process died starts again. */
export type RunKind = {
  kind: string;
  /** Who may start it; checked again before it begins and before the file is downloaded. */
  access: StaffAccess;
  /** The name of its file; if missing, it makes none. */
  fileName?: string;
  /** Whether the file shows persons to this actor: then a download is logged as looking at them. */
  showsPersons?: (actor: StaffActor) => boolean;
  /** The kind that undoes it; it receives the same input and the run's id (`run`). */
  undo?: string;
  /** For how long after its end it can be undone; the default is ten minutes. */
  undoSeconds?: number;
  /** If missing, the work was done within the request and is only listed, so that it can be undone. */
  work?: (run: RunWork) => Promise<void>;
};

/** The request id of a run's changes in the audit log. */
export const runRequestId = (runId: string): string => `run:${runId}`;
