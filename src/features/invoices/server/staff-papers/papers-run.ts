import type { Database } from "#database/connect.ts";
import type { RunKind } from "#features/desk/server/runs/run-kind.ts";
import { writeCsv } from "#features/desk/server/runs/write-csv.ts";
import { exportPapersCall, type PapersFilterInput } from "../../staff-calls.ts";
import { csvOfPapers } from "./export-papers.ts";
import { papersFilterOf } from "./papers-filter.ts";

export const PAPERS_RUN = "invoices.csv";

/** The papers of a long period. */
export const papersRun = (db: Database): RunKind => ({
  kind: PAPERS_RUN,
  access: exportPapersCall.staff,
  fileName: "invoices.csv",
  work: async (run) => {
    // A call's input, checked when it came.
    const { filter, timeZone } = run.input as { filter: PapersFilterInput; timeZone: string };
    const { actor } = run;
    const found = papersFilterOf(filter, actor, timeZone);
    await writeCsv(run, await csvOfPapers(db, { actor, filter: found }));
  },
});
