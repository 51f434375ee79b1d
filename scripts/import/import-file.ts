import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { utcDay } from "#core/dates.ts";
import type { Database } from "#database/connect.ts";
import type { Mapping } from "#features/catalogue/domain/import-mapping.ts";
import type { BadRow, ProductInput, StagedRow } from "#features/catalogue/domain/product-input.ts";
import { faultWords } from "#features/catalogue/domain/row-fault.ts";
import { applyImport } from "#features/catalogue/server/ingestion/apply-import.ts";
import { createBadRowSummary } from "#features/catalogue/server/ingestion/rows/bad-row-summary.ts";
import { mapRow } from "#features/catalogue/server/ingestion/rows/map-row.ts";
import type { FaultKind } from "#features/catalogue/server/ingestion/rows/propose-fix.ts";
import { type Row, readRows } from "#features/catalogue/server/ingestion/rows/read-rows.ts";
import { beginImport } from "#features/catalogue/server/ingestion/stage-import.ts";
import { selectSetAside } from "#features/orders/server/holds/set-aside.ts";
import { ownRow } from "./own-row.ts";
import type { createProgress } from "./progress.ts";

const BATCH = 1000;

type ImportOptions = {
  file: string;
  /** If undefined, rows are products in the catalogue's own format. */
  mapping: Mapping | undefined;
  source: string;
  /** Regions where the products are hidden; if undefined, known ones stay as they are and new ones are shown on all. */
  hiddenOn: readonly string[] | undefined;
  keepMissing: boolean;
  /** The file that gets a line for every bad row. */
  reportFile: string;
  progress: ReturnType<typeof createProgress>;
};
export type ImportResult = {
  saved: number;
  removed: number;
  bad: number;
  /** Faults in the rows that this run has read. */
  faults: FaultKind[];
  resumedAt: number;
};

/** Reads and checks rows into a staging area; once the whole file is read, all of them become products at once. */
export async function importFile(db: Database, options: ImportOptions): Promise<ImportResult> {
  const { source, file, progress } = options;
  const { size } = await stat(file);
  const session = await beginImport(db, { source, file: await importIdentity(options) });
  if (!session) throw new Error(`A list of ${source} is being applied: try again in some minutes`);
  await prepareReport(options.reportFile, session.lastRow > 0);
  const summary = createBadRowSummary();
  const tell = async (rows: readonly BadRow[]) => {
    summary.add(rows);
    await report(options.reportFile, rows);
  };
  let bad = session.badRows;
  let count = 0;
  progress.begin();
  for await (const batch of batches(readRows(file), session.lastRow)) {
    const last = batch.at(-1);
    const read = batch.map((row) => readRow(row, options));
    const unreadable = read.filter((row) => "faults" in row);
    const place = { row: last?.number ?? 0, badRows: bad + unreadable.length };
    const refused = await session.stage(
      read.filter((row) => "input" in row),
      place,
    );
    await tell([...unreadable, ...refused]);
    bad += unreadable.length + refused.length;
    count += batch.length;
    progress.update("reading", (last?.bytes ?? 0) / size, count);
  }
  await session.end();
  progress.end("reading", count);
  const staged = session.lastRow > 0 ? undefined : count - bad;
  progress.begin();
  const applied = await applyImport(db, {
    source,
    stagingId: session.stagingId,
    keepMissing: options.keepMissing,
    setAside: selectSetAside,
    onProgress: (saved) => progress.update("saving", staged ? saved / staged : 0.5, saved),
  });
  progress.end("saving", applied.saved);
  if (applied.isOther) throw new Error(`Another list of ${source} was begun: none was applied`);
  await tell(applied.bad);
  return {
    saved: applied.saved,
    removed: applied.removed,
    bad: bad + applied.bad.length,
    faults: summary.kinds(),
    resumedAt: session.lastRow,
  };
}

/** An interrupted import is resumed only if the file, the mapping and the hidden regions are unchanged. */
export async function importIdentity({
  file,
  mapping,
  hiddenOn,
}: Pick<ImportOptions, "file" | "mapping" | "hiddenOn">): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([mapping ?? null, hiddenOn]));
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return `${path.basename(file)} ${hash.digest("hex")}`;
}

type NumberedRow = Row & { number: number };

/** Skips rows that an earlier run has already staged. */
async function* batches(rows: AsyncIterable<Row>, lastRow: number): AsyncGenerator<NumberedRow[]> {
  let batch: NumberedRow[] = [];
  let number = 0;
  for await (const row of rows) {
    number += 1;
    if (number <= lastRow) continue;
    batch.push({ ...row, number });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function readRow(row: NumberedRow, options: ImportOptions): StagedRow | BadRow {
  const { line, number } = row;
  if ("fault" in row) return { line, faults: [row.fault] };
  const input = options.mapping
    ? mapRow(row.columns, options.mapping, utcDay(new Date()))
    : ownRow(row.columns, options.source);
  if ("faults" in input) return { line, faults: input.faults };
  return { number, line, input: withSites(input, options.hiddenOn) };
}

function withSites(input: ProductInput, hiddenOn: readonly string[] | undefined): ProductInput {
  if (!hiddenOn) return input;
  const sites = Object.fromEntries(hiddenOn.map((region) => [region, { isHidden: true }]));
  return { ...input, sites };
}

async function prepareReport(file: string, isResumed: boolean): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  if (!isResumed) await rm(file, { force: true });
}

/** Separated by tabs, so that any program can read it. */
async function report(file: string, bad: readonly BadRow[]): Promise<void> {
  if (bad.length === 0) return;
  const lines = bad.map(({ line, faults }) => {
    const reason = faults.map(faultWords).join("; ");
    return `${line}\t${reason.replace(/\s+/g, " ")}\n`;
  });
  await appendFile(file, lines.join(""));
}
