import type { FileCheck } from "./source-files.ts";

/** Documents about the product that are not in the repository, so that readers of a comment cannot open them. */
const ELSEWHERE =
  /\b(?:LOOK|DESIGN|FINDINGS|INTEGRATIONS)(?:\.md\b|:? ["§]|[:)])|\b(?:PRODUCT|OFFICE)(?:\.md\b|:? ["§])/;

/** Migrations are never edited, so docs/product-notes.md explains what `PRODUCT §n` means in them. */
const EXPLAINED = /^(?:src\/database\/migrations\/|docs\/product-notes\.md$)/;
const PRODUCT_NOTES = /\bPRODUCT §[\dn]/g;

/** A comment must give the reason itself, or name a section of docs/. */
export const findCitedDocuments: FileCheck = (file) =>
  file.text.split("\n").flatMap((line, index) => {
    const own = EXPLAINED.test(file.path) ? line.replace(PRODUCT_NOTES, "") : line;
    const cited = own.match(ELSEWHERE)?.[0];
    const problem = `${cited} is no document of this repository`;
    return cited === undefined ? [] : [{ file: file.path, line: index + 1, problem }];
  });
