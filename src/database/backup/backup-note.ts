import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";

const noteSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      written: z.array(z.string()),
      rows: z.int(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});
/** What a backup contains. It is written last: a folder without it is not a complete backup. */
export type BackupNote = z.infer<typeof noteSchema>;

const fileIn = (folder: string) => path.join(folder, "backup.json");

export const writeNote = (folder: string, note: BackupNote): Promise<void> =>
  writeFile(fileIn(folder), `${JSON.stringify(note, null, 2)}\n`);

export async function readNote(folder: string): Promise<BackupNote> {
  const text = await readFile(fileIn(folder), "utf8").catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is no whole back-up: it has no backup.json`);
  return z.parse(noteSchema, JSON.parse(text));
}
