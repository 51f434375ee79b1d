import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { NamedPerson } from "../domain/names-person.ts";
import { listNotes } from "./notes.ts";
import { deleteNotes, selectColleagues } from "./records.repository.ts";
import type { RecordsDeps } from "./records-deps.ts";
import { addDoneRun, type RunDeps, startRun, workRun } from "./runs/run-work.ts";
import { deleteRunFiles, markRunUndone } from "./runs/runs.repository.ts";

const kindsWithFile = ({ runKinds }: RunDeps): string[] =>
  runKinds()
    .filter(({ fileName }) => fileName !== undefined)
    .map(({ kind }) => kind);

/** The feature's use cases, bound to what they need; called once, by feature.ts. */
export function bindRecords(deps: RecordsDeps) {
  return {
    /** For staff calls, which need the record kinds of all features. */
    deps,
    listNotes: (record: string, readerId: number | null) => listNotes(deps, record, readerId),
    startRun: (run: Parameters<typeof startRun>[1]) => startRun(deps, run),
    workRun: (job: { runId: string }) => workRun(deps, job),
    /** Lists work that was done within a request among the person's runs. */
    addDoneRun: (tx: Transaction, run: Parameters<typeof addDoneRun>[2]) =>
      addDoneRun(deps, tx, run),
    markRunUndone,
    /** Deletes the files of all runs when somebody is erased. */
    deleteRunFiles: (tx: Transaction, person: NamedPerson) =>
      deleteRunFiles(tx, { kinds: kindsWithFile(deps), person }),
    /** Again after the erasure, because a run started meanwhile has read the person's data. */
    deleteLateRunFiles: (person: NamedPerson) =>
      inTransaction(deps.db, (tx) => deleteRunFiles(tx, { kinds: kindsWithFile(deps), person })),
    /** Everybody who has a role now, with their sites. */
    listColleagues: selectColleagues,
    /** Called when the person to whom the records belong is erased. */
    deleteNotes: (tx: Transaction, records: readonly string[]) => deleteNotes(tx, records),
  };
}
export type Records = ReturnType<typeof bindRecords>;
