import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./project.mjs";

/** Remembers, beside a result, the digest of what it was made from. */
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

/** By content, since a fresh clone or a branch there and back changes times and nothing else. */
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
