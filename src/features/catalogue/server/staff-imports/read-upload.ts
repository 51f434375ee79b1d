import { randomBytes } from "node:crypto";
import { open, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Database } from "#database/connect.ts";
import { selectNextPart } from "../ingestion/imports.repository.ts";

/** Writes the upload to a local file that exists while the callback runs. */
export async function withUploadedFile<Value>(
  db: Database,
  { id, name }: { id: string; name: string },
  work: (file: string) => Promise<Value>,
): Promise<Value> {
  const secret = randomBytes(8).toString("hex");
  const file = path.join(os.tmpdir(), `import-${secret}${path.extname(name).toLowerCase()}`);
  const written = await open(file, "wx", 0o600);
  try {
    for (let after = -1; ; ) {
      const part = await selectNextPart(db, id, after);
      if (!part) break;
      await written.write(part.text);
      after = part.position;
    }
    return await work(file);
  } finally {
    await written.close();
    await rm(file, { force: true });
  }
}
