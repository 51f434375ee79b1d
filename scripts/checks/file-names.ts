import path from "node:path";
import type { FileCheck } from "./source-files.ts";

const EMPTY_NAME = /^(index|utils?|helpers?|common|misc)(\.[\w.]+)?$/;

/** A file whose name says nothing collects unrelated code. */
export const findEmptyNames: FileCheck = ({ path: file }) => {
  const part = file.split("/").find((name) => EMPTY_NAME.test(name));
  if (!part) return [];
  return [{ file, line: 1, problem: `"${path.parse(part).name}" does not say what is inside` }];
};
