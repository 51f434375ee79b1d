import { createHash } from "node:crypto";
import type { PictureInput } from "../../../domain/product-input.ts";

const IS_ADDRESS = /^https?:\/\//i;
/** URLs may contain commas, so a comma only separates two of them if the next URL follows it. */
const BETWEEN_ADDRESSES = /[|\s]+|[,;]+(?=\s*https?:\/\/)/i;
const BETWEEN_FILES = /[,|]/;

/** Paths in the pictures folder, or URLs, whose file names are their hashes. */
export function listPictures(text: string): Pick<PictureInput, "file" | "url">[] {
  const between = IS_ADDRESS.test(text.trim()) ? BETWEEN_ADDRESSES : BETWEEN_FILES;
  const names = text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
  return [...new Set(names)].map((name) =>
    IS_ADDRESS.test(name) ? { file: webFile(name), url: name } : { file: name },
  );
}

const webFile = (url: string) =>
  `web/${createHash("sha256").update(url).digest("hex").slice(0, 32)}.webp`;
