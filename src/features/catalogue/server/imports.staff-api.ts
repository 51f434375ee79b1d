import { toDecimal } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import { failure } from "#platform/api/api-route.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
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
  saveUploadPart,
  selectComparison,
  selectImports,
  selectLateBadRows,
} from "./ingestion/imports.repository.ts";
import { countSources, selectFailed } from "./pictures/sources.repository.ts";
import { type ApplyImportDeps, applyWaitingImport } from "./staff-imports/apply-waiting-import.ts";
import { selectRates } from "./staff-imports/rates.repository.ts";
import { withUploadedFile } from "./staff-imports/read-upload.ts";
import { stageImport } from "./staff-imports/stage-import.ts";
import { describeColumns } from "./staff-imports/stage-upload.ts";

export type ImportDeps = ApplyImportDeps & { now: () => Date };

/** As many as a person would look through. */
const SHOWN_FAILED = 200;

const done = { status: true as const };
const NOT_FOUND = failure(404, "errors.not_found");

export function importsStaffApi(deps: ImportDeps): StaffRoute[] {
  const { db } = deps;
  return [
    handleStaffCall(uploadImportCall, async (part, { actor }) =>
      (await saveUploadPart(db, { ...part, actorId: actor.id })) ? done : NOT_FOUND,
    ),
    handleStaffCall(guessImportCall, ({ id }, { actor }) => guessImport(db, id, actor.id)),
    handleStaffCall(stageImportCall, async ({ id, mapping, start: isStart }, { actor }) => {
      const staged = await stageImport(deps, { actor, id, mapping, isStart });
      if (staged.ok) return { ...done, ...staged.value };
      return failure(staged.code === "errors.not_found" ? 404 : 409, staged.code);
    }),
    handleStaffCall(compareImportCall, ({ source }) => compareImport(db, source)),
    handleStaffCall(applyImportCall, async ({ source, staging, keep_missing }, { actor }) => {
      const approved = { source, stagingId: staging, keepMissing: keep_missing };
      const isWaiting = await applyWaitingImport(deps, { actor, ...approved });
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

async function guessImport(db: Database, id: string, actorId: number | null) {
  const upload = await findUpload(db, { id, actorId });
  if (!upload) return NOT_FOUND;
  const described = await withUploadedFile(db, { id, ...upload }, describeColumns);
  return { ...done, ...described, rates: await selectRates(db) };
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
