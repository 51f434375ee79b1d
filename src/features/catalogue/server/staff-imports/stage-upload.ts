import { utcDay } from "#core/dates.ts";
import type { Transaction } from "#database/connect.ts";
import type { Mapping } from "../../domain/import-mapping.ts";
import type { BadRow, StagedRow } from "../../domain/product-input.ts";
import { type FileColumn, guessColumns } from "../../domain/staff-goods/guess-columns.ts";
import { createBadRowSummary } from "../ingestion/rows/bad-row-summary.ts";
import { mapRow } from "../ingestion/rows/map-row.ts";
import { type Row, readRows } from "../ingestion/rows/read-rows.ts";
import { beginImport } from "../ingestion/stage-import.ts";

const SAMPLES = 50;
const SHOWN = 3;
const READ_FOR_WORDS = 20_000;
const MOST_WORDS = 60;
/** Rows per call: the call must respond before the client's timeout. */
const AT_ONCE = 5000;
const BATCH = 1000;

const words = (value: unknown) => (value === null || value === undefined ? "" : String(value));

/** The first rows show the columns and sample values; more rows are read to find columns with few different values. */
export async function describeColumns(file: string) {
  const samples = new Map<string, string[]>();
  const found = new Map<string, Set<string>>();
  let count = 0;
  for await (const row of readRows(file)) {
    if (!("columns" in row)) continue;
    for (const [name, value] of Object.entries(row.columns)) {
      const text = words(value);
      if (count < SAMPLES) samples.set(name, [...(samples.get(name) ?? []), text.slice(0, 80)]);
      addWord(found, name, text);
    }
    count += 1;
    if (count >= READ_FOR_WORDS) break;
  }
  const columns: FileColumn[] = [...samples].map(([name, values]) => ({ name, samples: values }));
  return {
    columns: columns.map((one) => ({
      name: one.name,
      samples: one.samples.slice(0, SHOWN),
      words: wordsOf(found.get(one.name)),
    })),
    guessed: guessColumns(columns),
  };
}

function addWord(found: Map<string, Set<string>>, name: string, text: string): void {
  const known = found.get(name) ?? new Set();
  found.set(name, known);
  if (known.size <= MOST_WORDS && text !== "") known.add(text);
}

/** Empty for a column with too many different values. */
const wordsOf = (known = new Set<string>()) =>
  known.size > MOST_WORDS || [...known].some((word) => word.length > 80) ? [] : [...known].sort();

type Stage = { file: string; identity: string; mapping: Mapping; isStart: boolean; now: Date };

/** Reads the next rows like `npm run import`: stages good ones, reports bad ones; undefined if it cannot begin. */
export async function stageUpload(
  db: Transaction,
  { file, identity, mapping, isStart, now }: Stage,
) {
  const { source } = mapping;
  const session = await beginImport(db, { source, file: identity, isAnew: isStart });
  if (!session) return undefined;
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
    staging: session.stagingId,
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
