import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inProject } from "../set-up/project.mjs";

/** What lies in pictures/goods: of which drawing each file is, and its placeholder's colour. */
export type Drawn = Record<string, { svg: string; colour: string }>;

export const GOODS_FOLDER = inProject("pictures/goods");
const MANIFEST = inProject("pictures/goods/drawn.json");

export const readDrawn = (): Drawn =>
  existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, "utf8")) : {};

/** One line per picture, sorted, so that a change is a short diff. */
export function writeDrawn(drawn: Drawn): void {
  const lines = Object.keys(drawn)
    .sort()
    .map((file) => `${JSON.stringify(file)}:${JSON.stringify(drawn[file])}`);
  writeFileSync(MANIFEST, `{\n${lines.join(",\n")}\n}\n`);
}
