import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findSourceFile } from "../../../threads/source-file.ts";

/** Whatever makes or reads the arrays: if a line of it changed, so may have what they mean. */
const FOLDERS = ["bits", "segment", "text", "snapshot"];

let known: string | undefined;

/**
 * Says by which code a snapshot was written. No number has to be remembered when the code changes.
 * Read once: files that are replaced under a running shop are not the code that it runs.
 */
export function sourceVersion(): string {
  known ??= hashSources(findSourceFile("src/adapters/search/memory"));
  return known;
}

export function hashSources(root: string): string {
  const hash = createHash("sha256");
  for (const folder of FOLDERS) {
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" });
    for (const file of files.filter(isSource).sort()) {
      hash.update(file).update(readFileSync(path.join(root, folder, file)));
    }
  }
  return hash.digest("hex");
}

const isSource = (file: string) => /(?<!\.test)\.ts$/.test(file);
