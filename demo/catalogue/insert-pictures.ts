import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Transaction } from "#database/connect.ts";
import { notePictures } from "#features/catalogue/server/pictures/stored-pictures.ts";

const PICTURES = path.join(import.meta.dirname, "../pictures");

/** Stores the content hash of each demo picture; the files stay in the folder, from which a file store copies them. */
export async function insertDemoPictures(tx: Transaction): Promise<void> {
  const names = readdirSync(PICTURES, { recursive: true, encoding: "utf8" });
  const files = names
    .filter((name) => /\.(avif|webp|png|jpe?g)$/.test(name))
    .map((name) => ({
      file: name.split(path.sep).join("/"),
      bytes: readFileSync(path.join(PICTURES, name)),
    }));
  await notePictures(tx, files);
}
