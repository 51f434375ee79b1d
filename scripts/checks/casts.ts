import ts from "typescript";
import type { Finding, SourceFile } from "./source-files.ts";

/** A cast says that the types are wrong; so many are where TypeScript cannot know better. */
const MOST_CASTS = 40;

/** The search engine counts in typed arrays, whose every read may be undefined for the compiler. */
const PRODUCT = /^src\/(?!adapters\/search\/)(?!.*(?:\.(?:test|suite)\.|\/fixtures\/)).*\.tsx?$/;

/** All of them where they are too many: whoever adds one sees which could go. */
export function findTooManyCasts(files: readonly SourceFile[], most = MOST_CASTS): Finding[] {
  const casts = files.flatMap(findCasts);
  return casts.length > most ? casts : [];
}

/** `as const` only makes a type narrower. */
function findCasts({ path, text }: SourceFile): Finding[] {
  if (!PRODUCT.test(path) || !/\bas (?!const\b)/.test(text)) return [];
  const found: Finding[] = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

  function visit(node: ts.Node): void {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
      const line = source.getLineAndCharacterOfPosition(node.type.getStart()).line + 1;
      found.push({ file: path, line, problem: `is a cast to ${node.type.getText()}` });
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return found;
}
