import { failure } from "#platform/api/api-route.ts";
import { FileAnswer } from "#platform/api/file-answer.ts";
import { handleStaffCall, type StaffRoute, type StaffSession } from "#platform/api/staff-route.ts";
import { noteAccess } from "#platform/audit/access-log.ts";
import { grantsFor, grantsKey, mayUse } from "#platform/auth/staff-access.ts";
import * as calls from "../../runs/staff-calls.ts";
import { RUN_UNDO_SECONDS, type RunKind } from "./run-kind.ts";
import { type RunDeps, startRun } from "./run-work.ts";
import { type Run, readPart, selectRun, selectRuns } from "./runs.repository.ts";

const done = { status: true } as const;

export const runsStaffApi = (deps: RunDeps): StaffRoute[] => [
  handleStaffCall(calls.listRunsCall, async (_input, { session }) => {
    const runs = await selectRuns(deps.db, session.customerId, deps.now());
    return { ...done, runs: runs.map((run) => describeRun(deps, run, session)) };
  }),
  handleStaffCall(calls.runCall, async ({ id }, { session }) => {
    const run = await selectOwn(deps, id, session);
    if (!run) return failure(404, "errors.not_found");
    return { ...done, run: describeRun(deps, run, session) };
  }),
  handleStaffCall(calls.runFileCall, async ({ id }, { actor, session }) => {
    const run = await selectOwn(deps, id, session);
    const kind = run && kindWithFile(deps, run, session);
    if (!run || !kind) return failure(404, "errors.not_found");
    if (kind.showsPersons?.(actor)) {
      await noteAccess(deps.db, { actor, what: kind.kind, record: `run:${id}` });
    }
    const name = kind.fileName;
    return new FileAnswer({ type: "text/csv; charset=utf-8", name, body: fileOf(deps, run.id) });
  }),
  handleStaffCall(calls.undoRunCall, async ({ id }, { actor, session }) => {
    const run = await selectOwn(deps, id, session);
    const undo = run && undoKind(deps, run, session);
    if (!run || !undo) return failure(404, "errors.not_found");
    const { done: total, refused } = run;
    // The run's id is enough for an undo; the filter is dropped, because its search text may name a person.
    const input = { ...run.input, filter: {}, run: id };
    const asked = { actor, kind: undo, total: total - refused, input };
    const begun = await startRun(deps, asked);
    return { ...done, run: begun.id, kind: undo };
  }),
];

const selectOwn = ({ db, now }: RunDeps, id: string, { customerId }: StaffSession) =>
  selectRun(db, { id, ownerId: customerId, now: now() });

/** Undefined without a file, or if the person's roles or sites changed: it may have more than they may see now. */
function kindWithFile(
  { runKinds }: RunDeps,
  { kind, status, input }: Run,
  { grants }: StaffSession,
): (RunKind & { fileName: string }) | undefined {
  const found = runKinds().find((one) => one.kind === kind);
  const { fileName } = found ?? {};
  if (!found || !fileName || status !== "done") return undefined;
  const isAsThen = input.grants === grantsKey(grantsFor(grants, found.access));
  return isAsThen ? { ...found, fileName } : undefined;
}

/** Undefined if it cannot be undone, or no longer. */
function undoKind(
  { runKinds, now }: RunDeps,
  { kind, status, finishedAt, input, done: made, refused }: Run,
  { grants }: StaffSession,
): string | undefined {
  const found = runKinds().find((one) => one.kind === kind);
  if (!found?.undo || status !== "done" || !finishedAt || made === refused) return undefined;
  if (input.undone === true) return undefined;
  const { undoSeconds = RUN_UNDO_SECONDS } = found;
  const isLate = now().getTime() - finishedAt.getTime() > undoSeconds * 1000;
  return !isLate && mayUse(grants, found.access) ? found.undo : undefined;
}

const describeRun = (deps: RunDeps, run: Run, session: StaffSession): calls.ShownRun => ({
  id: run.id,
  kind: run.kind,
  status: run.status,
  total: run.total,
  done: run.done,
  refused: run.refused,
  refusals: run.refusals,
  has_file: kindWithFile(deps, run, session) !== undefined,
  can_undo: undoKind(deps, run, session) !== undefined,
  created_at: run.createdAt.toISOString(),
  expires_at: run.expiresAt.toISOString(),
});

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
