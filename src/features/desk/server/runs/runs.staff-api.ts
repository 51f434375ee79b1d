import { failure } from "#platform/api/api-route.ts";
import { FileAnswer } from "#platform/api/file-answer.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { mayUse } from "#platform/auth/staff-access.ts";
import * as calls from "../../runs/staff-calls.ts";
import type { RunDeps } from "./run-work.ts";
import { type Run, readPart, selectRun, selectRuns } from "./runs.repository.ts";

const done = { status: true } as const;

export const runsStaffApi = (deps: RunDeps): StaffRoute[] => {
  const kindOf = ({ kind }: Run) => deps.runKinds().find((one) => one.kind === kind);
  const describeRun = (run: Run): calls.ShownRun => ({
    id: run.id,
    kind: run.kind,
    status: run.status,
    total: run.total,
    done: run.done,
    refused: run.refused,
    refusals: run.refusals,
    has_file: run.status === "done" && kindOf(run)?.fileName !== undefined,
    created_at: run.createdAt.toISOString(),
    expires_at: run.expiresAt.toISOString(),
  });
  return [
    handleStaffCall(calls.listRunsCall, async (_input, { session }) => {
      const runs = await selectRuns(deps.db, session.customerId, deps.now());
      return { ...done, runs: runs.map(describeRun) };
    }),
    handleStaffCall(calls.runCall, async ({ id }, { session }) => {
      const asked = { id, ownerId: session.customerId, now: deps.now() };
      const run = await selectRun(deps.db, asked);
      return run ? { ...done, run: describeRun(run) } : failure(404, "errors.not_found");
    }),
    handleStaffCall(calls.runFileCall, async ({ id }, { session }) => {
      const asked = { id, ownerId: session.customerId, now: deps.now() };
      const run = await selectRun(deps.db, asked);
      const kind = run && kindOf(run);
      const name = run?.status === "done" ? kind?.fileName : undefined;
      if (!run || !kind || !name || !mayUse(session.grants, kind.access)) {
        return failure(404, "errors.not_found");
      }
      return new FileAnswer({ type: "text/csv; charset=utf-8", name, body: fileOf(deps, run.id) });
    }),
  ];
};

function fileOf({ db }: RunDeps, runId: string): ReadableStream<Uint8Array> {
  let position = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await readPart(db, runId, position++);
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
}
