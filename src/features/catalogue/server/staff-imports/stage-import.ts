import { createHash } from "node:crypto";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { findUpload } from "../ingestion/imports.repository.ts";
import { withUploadedFile } from "./read-upload.ts";
import { stageUpload } from "./stage-upload.ts";

type Stage = Parameters<typeof stageUpload>[1];
type StageInput = Pick<Stage, "mapping" | "isStart"> & { actor: StaffActor; id: string };

/** Starts or continues reading an uploaded file with a mapping; other users' uploads are not found. */
export async function stageImport(
  { db, now }: { db: Database; now: () => Date },
  { actor, id, mapping, isStart }: StageInput,
): Promise<Result<NonNullable<Awaited<ReturnType<typeof stageUpload>>>>> {
  const upload = await findUpload(db, { id, actorId: actor.id });
  if (!upload) return fail("errors.not_found");
  const hash = createHash("sha256").update(JSON.stringify(mapping)).digest("hex");
  const stage = { identity: `${upload.name} ${id} ${hash}`, mapping, isStart, now: now() };
  return await withUploadedFile(db, { id, ...upload }, (file) =>
    inTransaction(db, async (tx) => {
      const read = await stageUpload(tx, { file, ...stage });
      if (!read) return fail("office.imports.errors.applying");
      const { rows, bad, staging } = read;
      const details = { file: upload.name, rows, bad, staging };
      const subject = `import:${mapping.source}`;
      await writeAuditNote(tx, { actor, action: "imports.stage", subject, details });
      return succeed(read);
    }),
  );
}
