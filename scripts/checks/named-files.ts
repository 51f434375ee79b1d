import type { Finding, SourceFile } from "./source-files.ts";

/** A path in backticks with one of our file endings; URLs begin with a slash, bare endings with a dot. */
const PATH = /`([\w#@][\w.@/-]*\.(?:tsx?|mjs|css|sql|md))`/g;

/** A document may leave out the beginning of a path, so any file that ends with it counts. */
export function findMissingFiles(
  documents: readonly SourceFile[],
  paths: readonly string[],
): Finding[] {
  const isThere = (named: string) =>
    paths.some((path) => path === named || path.endsWith(`/${named}`));
  return documents.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) =>
      [...line.matchAll(PATH)]
        .map(([, named = ""]) => named.replace(/^#/, "src/"))
        .filter((named) => !isThere(named))
        .map((named) => ({ file: path, line: index + 1, problem: `there is no file ${named}` })),
    ),
  );
}
