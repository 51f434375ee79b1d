import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { pictures } from "#features/catalogue/server/pictures/pictures.tables.ts";
import { pictureHash } from "#features/catalogue/server/pictures/stored-pictures.ts";
import { openFiles } from "../external-services/open-files.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { createLogger } from "../logger.ts";
import { readEnvironment } from "../settings/environment.ts";
import { runPicturesCommand } from "./pictures-command.ts";

const { db } = await testDatabase();

test("all pictures of a folder are stored and registered, and other files skipped", async () => {
  const [folder, dataDir] = [await temporaryFolder(), await temporaryFolder()];
  await mkdir(path.join(folder, "own"));
  await writeFile(path.join(folder, "own/lamp.webp"), "a lamp");
  await writeFile(path.join(folder, "own/chair.jpg"), "a chair");
  await writeFile(path.join(folder, "own/notes.txt"), "notes");
  await writeFile(path.join(folder, "Own Photo.png"), "no name of ours");
  const environment = readEnvironment({ DATA_DIR: dataDir });
  expect(await runPicturesCommand({ db }, [folder], environment)).toContain("2 pictures");
  const rows = await db
    .select()
    .from(pictures)
    .where(inArray(pictures.file, ["own/lamp.webp", "own/chair.jpg"]));
  expect(rows.map(({ storedAt }) => storedAt)).toEqual([expect.any(Date), expect.any(Date)]);
  const store = openFiles({ environment, dataDir, log: createLogger("silent") }).pictures;
  const lamp = new TextEncoder().encode("a lamp");
  expect(Buffer.from((await store.read(pictureHash(lamp))) ?? []).toString()).toBe("a lamp");
});
