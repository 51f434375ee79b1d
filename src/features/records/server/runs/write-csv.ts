import { CSV_MARK, type CsvCell, csvLine } from "#platform/api/csv.ts";
import type { RunWork } from "./run-kind.ts";

/** So many rows are a part of the file, and a step of its progress. */
const ROWS_OF_PART = 1000;

type CsvPages = {
  head: readonly string[];
  pages: AsyncIterable<readonly (readonly CsvCell[])[]>;
};

/** The file of a run, page by page as it is read. */
export async function writeCsv(run: RunWork, { head, pages }: CsvPages): Promise<void> {
  let text = `${CSV_MARK}${csvLine(head)}`;
  let rows = 0;
  const write = async () => {
    await run.write(text);
    await run.report(rows);
    [text, rows] = ["", 0];
  };
  for await (const page of pages) {
    text += page.map(csvLine).join("");
    rows += page.length;
    if (rows >= ROWS_OF_PART) await write();
  }
  await write();
}
