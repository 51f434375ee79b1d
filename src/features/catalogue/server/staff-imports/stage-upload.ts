import { utcDay } from "#core/dates.ts";
import type { Transaction } from "#database/connect.ts";
import type { Mapping } from "../../domain/import-mapping.ts";
import type { BadRow, StagedRow } from "../../domain/product-input.ts";
import { type FileColumn, guessColumns } from "../../domain/staff-goods/guess-columns.ts";
import { deleteImport } from "../ingestion/imports.repository.ts";
import { createBadRowSummary } from "../ingestion/rows/bad-row-summary.ts";
import { mapRow } from "../ingestion/rows/map-row.ts";
import { type Row, readRows } from "../ingestion/rows/read-rows.ts";
import { beginImport } from "../ingestion/stage-import.ts";

const SAMPLES = 50;
const SHOWN = 3;
/** Read in one call; a call must be answered before somebody gives up on it. */
const AT_ONCE = 5000;
const BATCH = 1000;

const words = (value: unknown) => (value === null || value === undefined ? "" : String(value));

/** The first rows say which columns there are and what stands in them. */
export async function describeColumns(file: string) {
  const samples = new Map<string, string[]>();
  let count = 0;
  for await (const row of readRows(file)) {
    if (!("columns" in row)) continue;
    for (const [name, value] of Object.entries(row.columns)) {
      samples.set(name, [...(samples.get(name) ?? []), words(value).slice(0, 80)]);
    }
    count += 1;
    if (count >= SAMPLES) break;
  }
  const columns: FileColumn[] = [...samples].map(([name, values]) => ({ name, samples: values }));
  return {
    columns: columns.map((one) => ({ name: one.name, samples: one.samples.slice(0, SHOWN) })),
    guessed: guessColumns(columns),
  };
}

type Stage = { file: string; identity: string; mapping: Mapping; isStart: boolean; now: Date };

/** The next rows, by the same way as `npm run import`: good ones wait, bad ones are reported. */
export async function stageUpload(
  db: Transaction,
  { file, identity, mapping, isStart, now }: Stage,
) {
  const { source } = mapping;
  if (isStart) await deleteImport(db, source);
  const session = await beginImport(db, { source, file: identity });
  const summary = createBadRowSummary();
  let [bad, count, isDone] = [session.badRows, 0, true];
  let batch: (Row & { number: number })[] = [];
  const flush = async () => {
    const last = batch.at(-1);
    if (!last) return;
    const read = batch.map((row) => readRow(row, mapping, utcDay(now)));
    const unreadable = read.filter((row) => "faults" in row);
    const good = read.filter((row) => "input" in row);
    const progress = { row: last.number, badRows: bad + unreadable.length };
    const refused = await session.stage(good, progress);
    summary.add([...unreadable, ...refused]);
    bad += unreadable.length + refused.length;
    batch = [];
  };
  let number = 0;
  for await (const row of readRows(file)) {
    number += 1;
    if (number <= session.lastRow) continue;
    if (count >= AT_ONCE) {
      isDone = false;
      break;
    }
    count += 1;
    batch.push({ ...row, number });
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  if (isDone) await session.end();
  return {
    done: isDone,
    rows: session.lastRow + count,
    bad,
    reasons: summary.kinds().slice(0, 50),
  };
}

function readRow(
  row: Row & { number: number },
  mapping: Mapping,
  today: string,
): StagedRow | BadRow {
  const { line, number } = row;
  if ("fault" in row) return { line, faults: [row.fault] };
  const input = mapRow(row.columns, mapping, today);
  return "faults" in input ? { line, faults: input.faults } : { line, number, input };
}
