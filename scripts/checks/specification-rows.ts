/** A test by its file and by its title as it is written there. */
export type NamedTest = { file: string; title: string };

/** One row of `docs/specification-map.md`. */
export type SpecificationRow = {
  id: string;
  what: string;
  state: string;
  files: string[];
  tests: NamedTest[];
};

export const HEADER = /^\| id +\| what +\| state +\| files +\| tests +\|$/m;
export const PATH_IN_BACKTICKS = /`([^`]+)`/g;
const TEST_IN_BACKTICKS = /^`([^`]+)` → `([^`]+)`$/;

export function readSpecificationRows(map: string): SpecificationRow[] {
  const tableLines = map.split("\n").filter((line) => line.startsWith("|"));
  return tableLines.filter((line) => !HEADER.test(line) && /[a-z]/.test(line)).map(readRow);
}

function readRow(line: string): SpecificationRow {
  const cells = line.split("|").slice(1, -1);
  if (cells.length !== 5) throw new Error(`A row has 5 cells, this one ${cells.length}: ${line}`);
  const [id = "", what = "", state = "", files = "", tests = ""] = cells.map((cell) => cell.trim());
  return { id, what, state, files: pathsIn(files), tests: testsIn(tests) };
}

/** Tests by file and title with semicolons between, or a dash. */
export function testsIn(cell: string): NamedTest[] {
  return cell === "–" ? [] : cell.split(/; (?=`)/).map(readTest);
}

function readTest(text: string): NamedTest {
  const [, file, title] = TEST_IN_BACKTICKS.exec(text) ?? [];
  if (!file || !title) throw new Error(`A test is a file and a title in backticks: ${text}`);
  return { file, title };
}

/** A dash means no path. Text without backticks would be overlooked, so it is an error. */
function pathsIn(cell: string): string[] {
  if (cell === "–") return [];
  const paths = [...cell.matchAll(PATH_IN_BACKTICKS)].map(([, name]) => name ?? "");
  if (cell.replace(PATH_IN_BACKTICKS, "").replace(/[,\s]/g, "") !== "" || paths.length === 0) {
    throw new Error(`Paths stand in backticks with commas between, or there is a dash: ${cell}`);
  }
  return paths;
}
