import { readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { inject } from "vitest";

/** For a shop over a clone of the template: it begins with the template's index, and follows from there. */
export async function installTestIndex(dataDir: string, url: string): Promise<void> {
  const [folder, { template }] = [inject("searchIndex"), inject("postgres")];
  const note = await readFile(path.join(folder, "search-index.json"), "utf8");
  const clone = url.slice(url.lastIndexOf("/") + 1);
  await writeFile(path.join(dataDir, "search-index.json"), note.replace(template, clone));
  await symlink(path.join(folder, "search-index"), path.join(dataDir, "search-index"));
}
