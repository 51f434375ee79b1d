import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./project.mjs";

/** Remembers, in a file next to a result, the digest of what the result was made from. */
export function stampIn(file) {
  return {
    matches: (digest) => {
      try {
        return readFileSync(file, "utf8") === digest;
      } catch {
        return false;
      }
    },
    remove: () => rmSync(file, { force: true }),
    write: (digest) => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, digest);
    },
  };
}

export function digestOfText(...texts) {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex");
}

/** A digest of contents, because a fresh clone or a change of branch changes only the times of files. */
export function digestOfFiles(places, { skip, root = ROOT } = {}) {
  const hash = createHash("sha256");
  const files = places.flatMap((place) => filesIn(path.join(root, place)));
  for (const file of files.map((name) => path.relative(root, name)).sort()) {
    if (skip?.test(file)) continue;
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesIn(place) {
  const info = statSync(place, { throwIfNoEntry: false });
  if (!info) return [];
  if (!info.isDirectory()) return [place];
  return readdirSync(place).flatMap((name) => filesIn(path.join(place, name)));
}
