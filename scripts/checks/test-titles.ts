import ts from "typescript";
import type { FileCheck, Finding, SourceFile } from "./source-files.ts";

/** Placeholders for the values of a row in a table test. */
const PLACEHOLDERS = /%[a-z#]|\$\{[^}]*\}|\$[\w.]+/gi;
const GOES_ON = /^(?:and|nor|so|is|are|or)\b/i;

/** Reports name a test by its title, so it must be a sentence or continue the `describe` around it. */
export const findUnclearTitles: FileCheck = ({ path, text }) => {
  const findings: Finding[] = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

  function visit(node: ts.Node, isDescribed: boolean): void {
    const called = ts.isCallExpression(node) ? calledName(node) : undefined;
    const title = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    if (called && called !== "describe" && title && !isDescribed) {
      const problem = problemOf(title);
      const line = source.getLineAndCharacterOfPosition(title.getStart()).line + 1;
      if (problem) findings.push({ file: path, line, problem });
    }
    ts.forEachChild(node, (child) => visit(child, isDescribed || called === "describe"));
  }

  visit(source, false);
  return findings;
};

/** The titles of a file's tests as they are written there, without quotes; a title that is computed is its code. */
export const testTitles = (file: SourceFile): Set<string> => new Set(testLines(file).keys());

/** The lines on which the tests of each title begin. */
export function testLines({ path, text }: SourceFile): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && calledName(node) === "test" && node.arguments.length > 1) {
      const title = (node.arguments[0]?.getText() ?? "").replace(/^(["'`])(.*)\1$/s, "$2");
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      lines.set(title, [...(lines.get(title) ?? []), line]);
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return lines;
}

function problemOf(title: ts.Expression): string | undefined {
  if (!ts.isStringLiteralLike(title) && !ts.isTemplateExpression(title)) return undefined;
  const words = title.getText().slice(1, -1);
  if (GOES_ON.test(words)) return `"${words}" goes on from what is not there`;
  const hasWords = /\p{L}{2}/u.test(words.replace(PLACEHOLDERS, ""));
  return hasWords ? undefined : `"${words}" is only a placeholder`;
}

/** The function that is called in the end: for `test.each(rows)("…")` test, for `test.describe("…")` describe. */
function calledName({ expression }: ts.CallExpression): "describe" | "test" | undefined {
  let callee: ts.Expression = expression;
  while (ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)) {
    callee = ts.isCallExpression(callee) ? callee.expression : callee.tag;
  }
  const names = callee.getText().split(".");
  if (names.includes("describe")) return "describe";
  return names[0] === "test" || names[0] === "it" ? "test" : undefined;
}
