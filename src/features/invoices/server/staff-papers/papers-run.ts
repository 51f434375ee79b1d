import * as z from "zod/mini";
import { formatDate } from "#core/dates.ts";
import type { Database } from "#database/connect.ts";
import type { RunKind } from "#features/records/server/runs/run-kind.ts";
import { writeCsv } from "#features/records/server/runs/write-csv.ts";
import { exportPapersCall, papersFilter } from "../../staff-calls.ts";
import { csvOfPapers } from "./export-papers.ts";
import { papersFilterOf } from "./papers-filter.ts";

export const PAPERS_RUN = "invoices.csv";

/** The filter, and the time zone that its days are meant in. */
const asked = z.object({ filter: papersFilter, timeZone: z.string() });

/** A background run that exports the documents of a long period. */
export const papersRun = (db: Database): RunKind => ({
  kind: PAPERS_RUN,
  access: exportPapersCall.staff,
  fileName: "invoices.csv",
  showsPersons: () => true,
  work: async (run) => {
    const { filter, timeZone } = z.parse(asked, run.input);
    const { actor, askedAt } = run;
    const today = formatDate(askedAt, timeZone);
    const found = papersFilterOf(filter, actor, { timeZone, today });
    await writeCsv(run, await csvOfPapers(db, { actor, filter: found }));
  },
});
