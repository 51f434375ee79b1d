import * as z from "zod/mini";
import type { RunKind } from "#features/records/server/runs/run-kind.ts";
import { writeCsv } from "#features/records/server/runs/write-csv.ts";
import { exportQuotesCall, quotesFilter } from "../../staff-calls.ts";
import type { QuotesDeps } from "../quotes-deps.ts";
import { csvOfQuotes, personsReader } from "./export-staff-quotes.ts";
import { type FilterDeps, staffQuoteFilter } from "./staff-quote-filter.ts";

export const QUOTES_CSV_RUN = "quotes.csv";

/** Strict: ignoring a filter field that a newer version stored would select more quotes than were meant. */
const asked = z.object({ filter: z.strictObject(quotesFilter.shape), timeZone: z.string() });

/** Background runs on quotes that staff start. */
export const quoteRuns = (deps: Pick<QuotesDeps, "db"> & FilterDeps): RunKind[] => [
  {
    kind: QUOTES_CSV_RUN,
    access: exportQuotesCall.staff,
    fileName: "quotes.csv",
    showsPersons: (actor) => personsReader(actor) !== undefined,
    work: async (run) => {
      const { actor } = run;
      const { filter, timeZone } = z.parse(asked, run.input);
      const found = staffQuoteFilter(deps, filter, { actor, timeZone });
      await writeCsv(run, await csvOfQuotes(deps, { actor, filter: found }));
    },
  },
];
