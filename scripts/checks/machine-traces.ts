import type { FileCheck, Finding } from "./source-files.ts";

const TRACES: [pattern: RegExp, what: string][] = [
  [
    /(?<![\w.~/-])\/(?:home|Users)\/\w+|(?<![\w.~/-])\/(?:root|work|workspace)\/[\w.]/,
    "a path of one machine",
  ],
  [/https?:\/\/[^\s"')]*\bregistry\b[^\s"')]*/, "the address of a registry"],
];
const LOCKED_ADDRESS = /^\s*"resolved": "(?!file:)/;

/** Facts about one developer's machine must not get into the project. */
export const findMachineTraces: FileCheck = (file) => {
  const traces: typeof TRACES = file.path.endsWith("package-lock.json")
    ? [...TRACES, [LOCKED_ADDRESS, "the address of a registry (.npmrc leaves them out)"]]
    : TRACES;
  return file.text.split("\n").flatMap((line, index): Finding[] =>
    traces.flatMap(([pattern, what]) => {
      const found = line.match(pattern)?.[0].trim();
      return found ? [{ file: file.path, line: index + 1, problem: `${found} is ${what}` }] : [];
    }),
  );
};
