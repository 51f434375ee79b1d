import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { findSourceFile } from "./source-file.ts";

/** Only imports of code that runs; type imports do not exist at runtime. */
const IMPORTS = /^(?:import|export) (?!type )[^"]*from "((?:\.{1,2}|#[\w-]+)\/[^"]+\.ts)";/gm;

/** The source of a file and of all our files that it imports, by path. */
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
 * Equal in two places if a file and all its imports are the same there. So no version number has to be maintained
 * when that code changes.
 */
export function hashImported(entry: string, from?: string): string {
  const hash = createHash("sha256");
  const texts = readImported(entry, from);
  for (const file of [...texts.keys()].sort()) hash.update(file).update(texts.get(file) ?? "");
  return hash.digest("hex");
}
