import type { StaffActor } from "#platform/auth/require-role.ts";
import type { StaffAccess } from "#platform/auth/staff-access.ts";
import type { RunRefusal } from "../../runs/staff-calls.ts";

/** So long what a run did can be taken back; no mail is sent before. */
export const RUN_UNDO_SECONDS = 600;

/** What a run is handed while it works. */
export type RunWork = {
  /** Whoever asked for it, with the roles that they have now; the audit log has the run as their request. */
  actor: StaffActor;
  input: Record<string, unknown>;
  askedAt: Date;
  /** The next part of its file. */
  write: (text: string) => Promise<void>;
  /** So many more are dealt with; those that were refused say why. */
  report: (done: number, refusals?: readonly RunRefusal[]) => Promise<void>;
};

/** Long work that a feature hands in. One that died is begun anew: done twice it is as done once. */
export type RunKind = {
  kind: string;
  /** Who may have it done, asked again before it begins and before its file is given. */
  access: StaffAccess;
  /** What its file is called; without one it makes none. */
  fileName?: string;
  /** Whether its file tells this one about persons: giving it is a look at them. */
  showsPersons?: (actor: StaffActor) => boolean;
  /** The kind that takes it back, handed the same input and the run (`run`). */
  undo?: string;
  /** For how long after its end; for ten minutes, unless it says so. */
  undoSeconds?: number;
  /** Without it the work was done when it was asked for, and is only listed with its way back. */
  work?: (run: RunWork) => Promise<void>;
};

/** How the audit log names what a run did. */
export const runRequestId = (runId: string): string => `run:${runId}`;
