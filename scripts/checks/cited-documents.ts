import type { FileCheck } from "./source-files.ts";

/** Papers about the product that are not in the repository: whoever reads a comment cannot open them. */
const ELSEWHERE = /\b(?:LOOK|DESIGN|PRODUCT|OFFICE|FINDINGS|INTEGRATIONS)(?:\.md\b|:? ["§]|[:)])/;

/** A comment says why by itself, or names a section of docs/. */
export const findCitedDocuments: FileCheck = (file) =>
  file.text.split("\n").flatMap((line, index) => {
    const cited = line.match(ELSEWHERE)?.[0];
    const problem = `${cited} is no document of this repository`;
    return cited === undefined ? [] : [{ file: file.path, line: index + 1, problem }];
  });
