import { createHash } from "node:crypto";
import { toDecimal } from "#core/money.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { failure } from "#platform/api/api-route.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import {
  applyImportCall,
  compareImportCall,
  failedPicturesCall,
  guessImportCall,
  lateBadRowsCall,
  listImportsCall,
  stageImportCall,
  uploadImportCall,
} from "../imports/staff-calls.ts";
import {
  findUpload,
  lockWaitingImport,
  saveUploadPart,
  selectComparison,
  selectImports,
  selectLateBadRows,
} from "./ingestion/imports.repository.ts";
import { countSources, selectFailed } from "./pictures/sources.repository.ts";
import { describeColumns, stageUpload } from "./staff-imports/stage-upload.ts";
import { withUploadedFile } from "./staff-imports/uploads.ts";

export type ApplyImportData = { source: string; keepMissing: boolean };
export type ImportDeps = {
  db: Database;
  now: () => Date;
  /** Becomes a job of the same transaction. */
  enqueueImport: (tx: Transaction, data: ApplyImportData, format: number) => Promise<unknown>;
};

/** As many as one looks through. */
const SHOWN_FAILED = 200;

const done = { status: true as const };
const NOT_FOUND = failure(404, "errors.not_found");

export function importsStaffApi({ db, now, enqueueImport }: ImportDeps): StaffRoute[] {
  return [
    handleStaffCall(uploadImportCall, async (part, { actor }) =>
      (await saveUploadPart(db, { ...part, actorId: actor.id })) ? done : NOT_FOUND,
    ),
    handleStaffCall(guessImportCall, async ({ id }, { actor }) => {
      const upload = await findUpload(db, { id, actorId: actor.id });
      if (!upload) return NOT_FOUND;
      return { ...done, ...(await withUploadedFile(db, { id, ...upload }, describeColumns)) };
    }),
    handleStaffCall(stageImportCall, async ({ id, mapping, start: isStart }, { actor }) => {
      const upload = await findUpload(db, { id, actorId: actor.id });
      if (!upload) return NOT_FOUND;
      const hash = createHash("sha256").update(JSON.stringify(mapping)).digest("hex");
      const identity = `${upload.name} ${id} ${hash}`;
      const stage = { identity, mapping, isStart, now: now() };
      const staged = await withUploadedFile(db, { id, ...upload }, (file) =>
        inTransaction(db, async (tx) => {
          const read = await stageUpload(tx, { file, ...stage });
          const details = { file: upload.name, rows: read.rows, bad: read.bad };
          const subject = `import:${mapping.source}`;
          await writeAuditNote(tx, { actor, action: "imports.stage", subject, details });
          return read;
        }),
      );
      return { ...done, ...staged };
    }),
    handleStaffCall(compareImportCall, ({ source }) => compareImport(db, source)),
    handleStaffCall(applyImportCall, async ({ source, keep_missing: keepMissing }, { actor }) => {
      const isWaiting = await inTransaction(db, async (tx) => {
        const format = await lockWaitingImport(tx, source);
        if (!format) return false;
        await enqueueImport(tx, { source, keepMissing }, format);
        const subject = `import:${source}`;
        const details = { keep_missing: keepMissing };
        await writeAuditNote(tx, { actor, action: "imports.apply", subject, details });
        return true;
      });
      return isWaiting ? done : failure(409, "office.imports.errors.not_read");
    }),
    handleStaffCall(listImportsCall, async () => {
      const rows = await selectImports(db);
      const counts = await countSources(db);
      const countOf = (of: string, state: string) =>
        counts.find((one) => one.source === of && one.state === state)?.count ?? 0;
      return {
        ...done,
        imports: rows.map(({ source, file, lastRow, badRows, lateBad, isFinished, changedAt }) => ({
          source,
          file: file.split(" ")[0] ?? file,
          rows: lastRow,
          bad: badRows,
          late_bad: lateBad,
          is_finished: isFinished,
          pictures_waiting: countOf(source, "waiting"),
          pictures_failed: countOf(source, "failed"),
          changed_at: changedAt.toISOString(),
        })),
      };
    }),
    handleStaffCall(lateBadRowsCall, async ({ source }) => ({
      ...done,
      rows: (await selectLateBadRows(db, source)).map(({ line, faults }) => ({
        line,
        faults: [...faults],
      })),
    })),
    handleStaffCall(failedPicturesCall, async ({ source }) => ({
      ...done,
      pictures: await selectFailed(db, source, SHOWN_FAILED),
    })),
  ];
}

async function compareImport(db: Database, source: string) {
  const { counts, examples } = await selectComparison(db, source);
  return {
    ...done,
    ...counts,
    examples: examples.map(({ cents, formerCents, formerStock, ...example }) => ({
      ...example,
      price: toDecimal(cents),
      former_price: formerCents === null ? null : toDecimal(formerCents),
      former_stock: formerStock,
    })),
  };
}
