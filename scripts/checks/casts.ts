import ts from "typescript";
import type { Finding, SourceFile } from "./source-files.ts";

/** A cast means that the types are wrong. This many are allowed, where TypeScript cannot know better. */
const MOST_CASTS = 40;

/** Leaves out the search engine: it reads typed arrays, whose elements may be undefined for the compiler. */
const PRODUCT = /^src\/(?!adapters\/search\/)(?!.*(?:\.(?:test|suite)\.|\/fixtures\/)).*\.tsx?$/;

/** Returns all casts if there are too many, so that whoever adds one sees which could be removed. */
export function findTooManyCasts(files: readonly SourceFile[], most = MOST_CASTS): Finding[] {
  const casts = files.flatMap(findCasts);
  return casts.length > most ? casts : [];
}

/** `as const` is allowed, because it only makes a type narrower. */
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
