import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { DatabaseConnection } from "#database/connect.ts";
import { storePictures } from "#features/catalogue/server/pictures/stored-pictures.ts";
import { openFiles } from "../external-services/open-files.ts";
import { createLogger } from "../logger.ts";
import type { Environment } from "../settings/environment.ts";

const BATCH = 100;
/** File names as products refer to them; other files are not pictures of the shop. */
const NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.(avif|webp|png|jpe?g)$/;

/**
 * `npm run pictures [-- FOLDER]`: copies every picture of a folder, by default `PICTURES_DIR`, into the store that all
 * nodes share. A second run stores only what changed.
 */
export async function runPicturesCommand(
  { db }: Pick<DatabaseConnection, "db">,
  [folder]: string[],
  environment: Environment,
): Promise<string> {
  const root = path.resolve(folder ?? environment.PICTURES_DIR);
  const dataDir = path.resolve(environment.DATA_DIR);
  const { pictures } = openFiles({ environment, dataDir, log: createLogger("error") });
  const names = await readdir(root, { recursive: true });
  const files = names
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => NAME.test(name));
  for (let at = 0; at < files.length; at += BATCH) {
    const some = await Promise.all(
      files
        .slice(at, at + BATCH)
        .map(async (file) => ({ file, bytes: await readFile(path.join(root, file)) })),
    );
    await storePictures({ db, pictures }, some);
  }
  return `${files.length} pictures of ${root} are in the store`;
}
