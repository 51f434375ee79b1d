import type { Finding, SourceFile } from "./source-files.ts";

/** This many equal lines in a row count as a repetition. */
const RUN = 6;
/** The most pairs allowed: two files that share a run of lines, or two equal runs in one file. */
const MOST_PAIRS = 39;
/** Lines that occur in more places than this are a common pattern, not a copy. */
const MOST_PLACES = 8;

type Place = { file: string; from: number; to: number };

/** Returns all repetitions if there are too many. */
export function findTooManyRepeats(files: readonly SourceFile[], most = MOST_PAIRS): Finding[] {
  const pairs = findRepeats(files);
  return pairs.length > most ? pairs : [];
}

/** One finding for each pair of files: the first run of lines that they share. */
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

/** All runs of lines in a file. Blank lines, comments, lone punctuation and import lines do not count. */
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
