import * as z from "zod/mini";
import type { Database } from "#database/connect.ts";
import type { RunKind } from "#features/records/server/runs/run-kind.ts";
import { writeCsv } from "#features/records/server/runs/write-csv.ts";
import { exportPapersCall, papersFilter } from "../../staff-calls.ts";
import { csvOfPapers } from "./export-papers.ts";
import { papersFilterOf } from "./papers-filter.ts";

export const PAPERS_RUN = "invoices.csv";

/** What was asked for, with whose clock its days are of. */
const asked = z.object({ filter: papersFilter, timeZone: z.string() });

/** The papers of a long period. */
export const papersRun = (db: Database): RunKind => ({
  kind: PAPERS_RUN,
  access: exportPapersCall.staff,
  fileName: "invoices.csv",
  showsPersons: () => true,
  work: async (run) => {
    const { filter, timeZone } = z.parse(asked, run.input);
    const { actor } = run;
    const found = papersFilterOf(filter, actor, timeZone);
    await writeCsv(run, await csvOfPapers(db, { actor, filter: found }));
  },
});
