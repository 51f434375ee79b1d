import { readFile } from "node:fs/promises";
import { type Mapping, parseMapping } from "#features/catalogue/domain/import-mapping.ts";

export async function readMapping(file: string): Promise<Mapping> {
  return parseMapping(JSON.parse(await readFile(file, "utf8")));
}
