import type { Finding, SourceFile } from "./source-files.ts";

/** So many lines in a row make a repetition. */
const RUN = 6;
/** Pairs of files that have a run in common, or of runs in one file. */
const MOST_PAIRS = 39;
/** What stands in more places than this is a form that everybody fills in, not a copy. */
const MOST_PLACES = 8;

type Place = { file: string; from: number; to: number };

/** All of them where they are too many. */
export function findTooManyRepeats(files: readonly SourceFile[], most = MOST_PAIRS): Finding[] {
  const pairs = findRepeats(files);
  return pairs.length > most ? pairs : [];
}

/** One finding for each pair of files: the first run that they have in common. */
function findRepeats(files: readonly SourceFile[]): Finding[] {
  const places = Map.groupBy(files.flatMap(runsIn), ({ text }) => text);
  const pairs = new Map<string, Finding>();
  for (const [, found] of places) {
    if (found.length > MOST_PLACES) continue;
    found.forEach((one, at) => {
      for (const other of found.slice(at + 1)) {
        const isOverlap = one.file === other.file && other.from <= one.to;
        const name = `${one.file} ${other.file}`;
        if (!isOverlap && !pairs.has(name)) pairs.set(name, asFinding(one, other));
      }
    });
  }
  return [...pairs.values()];
}

const asFinding = (one: Place, other: Place): Finding => ({
  file: one.file,
  line: one.from,
  problem: `has ${RUN} lines or more of ${other.file}:${other.from}`,
});

/** Blank lines, comments, lone punctuation and the first lines of imports do not count. */
function runsIn({ path, text }: SourceFile): (Place & { text: string })[] {
  const lines = text.split("\n").flatMap((line, at) => {
    const folded = line.trim().replace(/\s+/g, " ");
    return isCode(folded) ? [{ text: folded, number: at + 1 }] : [];
  });
  return lines.slice(RUN - 1).map((last, at) => ({
    file: path,
    from: lines[at]?.number ?? 0,
    to: last.number,
    text: lines
      .slice(at, at + RUN)
      .map((line) => line.text)
      .join("\n"),
  }));
}

const isCode = (line: string): boolean =>
  line.length > 2 &&
  !/^[\s{}()[\];,:.]*$/.test(line) &&
  !/^(?:\/\/|\/\*|\*|-- )/.test(line) &&
  !/^(?:import\b|export \{[^}]*\} from )/.test(line);
