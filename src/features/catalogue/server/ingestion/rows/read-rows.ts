import { createReadStream } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { type Info, parse } from "csv-parse";
import type { RowFault } from "../../../domain/row-fault.ts";
import { splitJsonRows } from "./split-json-rows.ts";

/** One row of a file: its first line, how many bytes were read so far, and its columns or its faults. */
export type Row = { line: number; bytes: number } & (
  | { columns: Record<string, unknown> }
  | { fault: RowFault }
);

/** Reads row by row, so that files of any size work. */
export function readRows(file: string): AsyncIterable<Row> {
  return /\.(json|jsonl|ndjson)$/i.test(path.extname(file)) ? readJson(file) : readCsv(file);
}

type CsvRecord = { info: Info; record: Record<string, string> };

/** Broken lines are reported in their order, so that the line numbers are right. */
async function* readCsv(file: string): AsyncGenerator<Row> {
  const skipped: Row[] = [];
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      columns: true,
      delimiter: await findDelimiter(file),
      info: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      trim: true,
      on_skip: (error) => {
        const [line, bytes] = [Number(error?.lines ?? 0), Number(error?.bytes ?? 0)];
        const value = error?.message ?? "";
        skipped.push({ line, bytes, fault: { code: "unreadable", value } });
      },
    }),
  );
  for await (const read of parser) {
    const { info, record }: CsvRecord = read;
    yield* skipped.splice(0);
    yield { line: info.lines, bytes: info.bytes, columns: record };
  }
  yield* skipped;
}

const DELIMITERS = [",", ";", "\t"];

/** The delimiter that occurs most in the first line; texts in later lines may contain any of them. */
async function findDelimiter(file: string): Promise<string> {
  const lines = createInterface({ input: createReadStream(file, { end: 64 * 1024 }) });
  const { value: head = "" } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  const count = (delimiter: string) => String(head).split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

async function* readJson(file: string): AsyncGenerator<Row> {
  const chunks = createReadStream(file, { encoding: "utf8" });
  for await (const { line, bytes, text } of splitJsonRows(chunks)) {
    const columns = parseObject(text);
    yield { line, bytes, ...(columns ? { columns } : { fault: { code: "no_object" } }) };
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? Object.fromEntries(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
}
