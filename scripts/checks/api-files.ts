import type { Finding, SourceFile } from "./source-files.ts";

/** API files only handle HTTP. Code that changes data is a use case, which others can call and tests can reach. */
const API = /^src\/.*\.(?:staff-)?api\.ts$/;
const USE_CASE = /\b(inTransaction|writeAuditNote)\(/g;

export const findUseCasesInApi = (files: readonly SourceFile[]): Finding[] =>
  files
    .filter(({ path }) => API.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(USE_CASE)].map(({ 1: name, index }) => ({
        file: path,
        line: text.slice(0, index).split("\n").length,
        problem: `${name} in a file of calls: make a use case of it`,
      })),
    );
