import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inProject } from "../../scripts/set-up/project.mjs";

/** What lies in demo/pictures/goods: of which drawing each file is, and its placeholder's colour. */
export type Drawn = Map<string, { print: string; colour: string }>;

export const GOODS_FOLDER = inProject("demo/pictures/goods");
const MANIFEST = inProject("demo/pictures/goods/drawn.json");

/** In the file a picture is one line, `"name.avif": "fingerprint #colour"`. */
export function readDrawn(): Drawn {
  if (!existsSync(MANIFEST)) return new Map();
  const lines: Record<string, string> = JSON.parse(readFileSync(MANIFEST, "utf8"));
  return new Map(
    Object.entries(lines).map(([file, line]) => {
      const [print = "", colour = ""] = line.split(" ");
      return [file, { print, colour }];
    }),
  );
}

/** Sorted, so that a change is a short diff. */
export function writeDrawn(drawn: Drawn): void {
  const lines = [...drawn]
    .map(([file, { print, colour }]) => `  "${file}": "${print} ${colour}"`)
    .sort();
  writeFileSync(MANIFEST, `{\n${lines.join(",\n")}\n}\n`);
}
