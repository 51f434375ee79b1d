import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { findSourceFile } from "./source-file.ts";

/** Only what runs: types are gone by then. */
const IMPORTS = /^(?:import|export) (?!type )[^"]*from "((?:\.{1,2}|#[\w-]+)\/[^"]+\.ts)";/gm;

/** The text of a file and of all of ours that it imports, by path. */
export function readImported(entry: string, from?: string): Map<string, string> {
  const first = findSourceFile(entry, from);
  const root = first.slice(0, -entry.length);
  const texts = new Map<string, string>();
  const waiting = [entry];
  for (const file of waiting) {
    if (texts.has(file)) continue;
    const text = readFileSync(path.join(root, file), "utf8");
    texts.set(file, text);
    for (const [, name = ""] of text.matchAll(IMPORTS)) waiting.push(resolve(file, name));
  }
  return texts;
}

const resolve = (from: string, name: string) =>
  name.startsWith("#") ? `src/${name.slice(1)}` : path.join(path.dirname(from), name);

/**
 * The same for two places where one file and all that it imports are the same. No number has to be remembered when
 * some of that code changes.
 */
export function hashImported(entry: string, from?: string): string {
  const hash = createHash("sha256");
  const texts = readImported(entry, from);
  for (const file of [...texts.keys()].sort()) hash.update(file).update(texts.get(file) ?? "");
  return hash.digest("hex");
}
