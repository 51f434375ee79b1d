import { createHash } from "node:crypto";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { findUpload } from "../ingestion/imports.repository.ts";
import { withUploadedFile } from "./read-upload.ts";
import { stageUpload } from "./stage-upload.ts";

type Stage = Parameters<typeof stageUpload>[1];
type StageInput = Pick<Stage, "mapping" | "isStart"> & { actor: StaffActor; id: string };

/** Reads an uploaded file, or goes on reading it, by a mapping; undefined for what is not theirs. */
export async function stageImport(
  { db, now }: { db: Database; now: () => Date },
  { actor, id, mapping, isStart }: StageInput,
) {
  const upload = await findUpload(db, { id, actorId: actor.id });
  if (!upload) return undefined;
  const hash = createHash("sha256").update(JSON.stringify(mapping)).digest("hex");
  const stage = { identity: `${upload.name} ${id} ${hash}`, mapping, isStart, now: now() };
  return await withUploadedFile(db, { id, ...upload }, (file) =>
    inTransaction(db, async (tx) => {
      const read = await stageUpload(tx, { file, ...stage });
      const details = { file: upload.name, rows: read.rows, bad: read.bad };
      const subject = `import:${mapping.source}`;
      await writeAuditNote(tx, { actor, action: "imports.stage", subject, details });
      return read;
    }),
  );
}
