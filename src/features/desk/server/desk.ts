import type { Transaction } from "#database/connect.ts";
import { deleteNotes } from "./desk.repository.ts";
import type { DeskDeps } from "./desk-deps.ts";
import { listNotes } from "./notes.ts";

/** The feature's use cases, bound to what they need; called once, by feature.ts. */
export function bindDesk(deps: DeskDeps) {
  return {
    /** For the calls of staff, which need the records that all features have handed in. */
    deps,
    listNotes: (record: string, readerId: number | null) => listNotes(deps, record, readerId),
    /** With the person whose records they are. */
    deleteNotes: (tx: Transaction, records: readonly string[]) => deleteNotes(tx, records),
  };
}
export type Desk = ReturnType<typeof bindDesk>;
