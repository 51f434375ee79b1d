import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { inProject, ROOT } from "../set-up/project.mjs";

/** One file of the project: its path from the root, with slashes, and its text. */
export type SourceFile = { path: string; text: string };
export type Finding = { file: string; line: number; problem: string };
export type FileCheck = (file: SourceFile) => Finding[];

const NOT_OURS =
  /^(node_modules|test-results|playwright-report|\.git|\.react-router|\.cache|\.data.*)$/;
const BUILT = inProject("build");

export function readFiles(room: string, pattern: RegExp): SourceFile[] {
  return listFiles(inProject(room))
    .map((file) => path.relative(ROOT, file).split(path.sep).join("/"))
    .filter((file) => pattern.test(file))
    .map((file) => ({ path: file, text: readFileSync(inProject(file), "utf8") }));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    const file = path.join(folder, entry.name);
    if (file === BUILT) return [];
    if (entry.isDirectory()) return listFiles(file);
    return entry.isFile() ? [file] : [];
  });
}

/** Every match of a pattern as a finding; comments are blanked first, so that their text is not taken for code. */
export function findAll(
  file: SourceFile,
  pattern: RegExp,
  problem: (found: string) => string,
): Finding[] {
  const code = withoutComments(file.text);
  return [...code.matchAll(pattern)].map((match) => ({
    file: file.path,
    line: code.slice(0, match.index).split("\n").length,
    problem: problem(match[1] ?? match[0]),
  }));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:"'`\\])\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, " "),
  );
}
