import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ArtBrowser } from "./art-browser.ts";
import type { DemoPicture } from "./demo-pictures.ts";

const CARD = 200;

/** Pictures at card size side by side, for a visual check; returns the file's path. */
export async function writeContactSheet(browser: ArtBrowser, pictures: readonly DemoPicture[]) {
  const drawings = pictures.map(({ draw }) => draw());
  const png = await browser.capture(drawings, CARD, 8, 6);
  const file = path.join(mkdtempSync(path.join(tmpdir(), "art-")), "sheet.png");
  writeFileSync(file, png);
  return file;
}
