import { CSV_MARK, type CsvCell, csvLine } from "#platform/api/csv.ts";
import type { RunWork } from "./run-kind.ts";

/** After this many rows a part is written and the progress reported. */
const ROWS_OF_PART = 1000;

type CsvPages = {
  head: readonly string[];
  pages: AsyncIterable<readonly (readonly CsvCell[])[]>;
};

/** Writes the file of a run while its pages are read. */
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
