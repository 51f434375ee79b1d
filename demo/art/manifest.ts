import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The files in demo/pictures/goods: the fingerprint of each file's drawing, and its placeholder's colour. */
export type Manifest = Map<string, { print: string; colour: string }>;

export const GOODS_FOLDER = path.resolve(import.meta.dirname, "../pictures/goods");
const MANIFEST_FILE = path.join(GOODS_FOLDER, "drawn.json");

/** In the file a picture is one line, `"name.avif": "fingerprint #colour"`. */
export function readManifest(): Manifest {
  if (!existsSync(MANIFEST_FILE)) return new Map();
  const lines: Record<string, string> = JSON.parse(readFileSync(MANIFEST_FILE, "utf8"));
  return new Map(
    Object.entries(lines).map(([file, line]) => {
      const [print = "", colour = ""] = line.split(" ");
      return [file, { print, colour }];
    }),
  );
}

/** Sorted, so that a change gives a short diff. */
export function writeManifest(manifest: Manifest): void {
  const lines = [...manifest]
    .map(([file, { print, colour }]) => `  "${file}": "${print} ${colour}"`)
    .sort();
  writeFileSync(MANIFEST_FILE, `{\n${lines.join(",\n")}\n}\n`);
}
