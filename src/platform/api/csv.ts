import { FileAnswer } from "./file-answer.ts";

export type CsvCell = string | number | null;

/** A spreadsheet runs what begins so; with an apostrophe before it, it is text. In many languages it splits at `;`. */
const FORMULA = /(^["\s]*|[;\t\r\n]["\s]*)(?=[=+\-@\t\r\n])/g;

/** One cell: guarded against formulas, quoted where it has to be. Figures stay figures. */
function writeCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = cell.replace(FORMULA, "$1'");
  return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map(writeCell).join(",")}\r\n`;

/** At the beginning of a file: spreadsheets read UTF-8 wrongly without it. */
export const CSV_MARK = "\uFEFF";

/** Rows are asked for as they are sent, so that a long list fits into little memory. */
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
