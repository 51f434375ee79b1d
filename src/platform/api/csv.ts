import { FileAnswer } from "./file-answer.ts";

export type CsvCell = string | number | null;

/**
 * Cells that a spreadsheet would run as a formula; an apostrophe before them makes them text. In many languages a
 * spreadsheet splits cells at `;`, so the text after it is checked too.
 */
const FORMULA = /(^["\s]*|[;\t\r\n]["\s]*)(?=[=+\-@\t\r\n])/g;

/** Writes one cell: protected against formulas, and quoted if needed. Numbers stay numbers. */
function writeCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = cell.replace(FORMULA, "$1'");
  return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map(writeCell).join(",")}\r\n`;

/** Goes at the start of a file: without it spreadsheets read UTF-8 wrongly. */
export const CSV_MARK = "\uFEFF";

/** Rows are read while the file is sent, so that a long list needs little memory. */
export function csvFile(
  name: string,
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvCell[])[]>,
): FileAnswer {
  const encoder = new TextEncoder();
  const rows = pages[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`${CSV_MARK}${csvLine(head)}`)),
    async pull(controller) {
      const { done, value } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(csvLine).join("")));
    },
    cancel: async () => void (await rows.return?.()),
  });
  return new FileAnswer({ type: "text/csv; charset=utf-8", name, body });
}
