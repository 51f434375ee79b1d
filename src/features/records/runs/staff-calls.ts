import * as z from "zod/mini";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { STAFF_ROLES } from "#platform/auth/staff-role.ts";

/** Staff's work that takes longer than a request: its progress and its file. */

const own = { tag: "staff: records", roles: STAFF_ROLES, scope: "own" } as const;
const id = z.uuid();

const RUN_STATUSES = ["waiting", "running", "done", "failed"] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

const refusal = z.object({ what: z.string(), message: z.string() });
export type RunRefusal = z.infer<typeof refusal>;

const run = z.object({
  id: z.string(),
  kind: z.string(),
  status: z.enum(RUN_STATUSES),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  /** The first refusals, each with its reason. */
  refusals: z.array(refusal),
  has_file: z.boolean(),
  can_undo: z.boolean(),
  created_at: z.string(),
  expires_at: z.string(),
});
export type ShownRun = z.infer<typeof run>;

export const listRunsCall = defineStaffCall({
  ...own,
  path: "/api/staff/desk/runs",
  summary: "Everyone: one's own long work of the last day, the newest first",
  input: z.object({}),
  output: z.object({ status: z.literal(true), runs: z.array(run) }),
});

export const runCall = defineStaffCall({
  ...own,
  path: "/api/staff/desk/run",
  summary: "Everyone: how far one's own long work is",
  input: z.object({ id }),
  output: z.object({ status: z.literal(true), run }),
});

export const runFileCall = defineStaffCall({
  ...own,
  method: "GET",
  path: "/api/staff/desk/run-file",
  givesFile: "text/csv",
  summary: "Everyone: the file that one's own long work made, for a day",
  input: z.object({ id }),
  output: z.unknown(),
});

export const undoRunCall = defineStaffCall({
  ...own,
  path: "/api/staff/desk/undo-run",
  summary:
    "Everyone: begins to take back what one's own long work did, for ten minutes after it (for a day after an edit of the price grid); what went on since stays as it is",
  input: z.object({ id }),
  output: z.object({ status: z.literal(true), run: z.string(), kind: z.string() }),
});
