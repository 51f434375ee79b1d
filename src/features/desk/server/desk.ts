import type { Transaction } from "#database/connect.ts";
import { deleteNotes, selectColleagues } from "./desk.repository.ts";
import type { DeskDeps } from "./desk-deps.ts";
import { listNotes } from "./notes.ts";
import { startRun, workRun } from "./runs/run-work.ts";

/** The feature's use cases, bound to what they need; called once, by feature.ts. */
export function bindDesk(deps: DeskDeps) {
  return {
    /** For the calls of staff, which need the records that all features have handed in. */
    deps,
    listNotes: (record: string, readerId: number | null) => listNotes(deps, record, readerId),
    startRun: (tx: Transaction, run: Parameters<typeof startRun>[2]) => startRun(deps, tx, run),
    workRun: (job: { runId: string }) => workRun(deps, job),
    /** Everybody who has a role now, with their sites. */
    listColleagues: selectColleagues,
    /** With the person whose records they are. */
    deleteNotes: (tx: Transaction, records: readonly string[]) => deleteNotes(tx, records),
  };
}
export type Desk = ReturnType<typeof bindDesk>;
