import * as z from "zod/mini";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { PICTURE_PROBLEMS } from "#ports/pictures.ts";
import { importMapping } from "../domain/import-mapping.ts";
import { LATE_FAULTS } from "../domain/late-bad-row.ts";
import { ROW_FAULTS } from "../domain/row-fault.ts";

/** Imports of a supplier's list from a file: uploaded, read by a mapping, compared with the shop, applied. */

const imports = { tag: "staff: imports", roles: ["catalogue"], scope: "shop" } as const;
const id = z.uuid("validation.invalid");
const done = z.object({ status: z.literal(true) });
const source = importMapping.shape.source;

export const uploadImportCall = defineStaffCall({
  ...imports,
  path: "/api/staff/imports/upload",
  summary: "Catalogue: one part of a file, as text; the same part sent again is the same",
  input: z.object({
    id,
    name: z
      .string()
      .check(z.regex(/\.(csv|tsv|txt|json|jsonl|ndjson)$/i, "office.imports.errors.kind")),
    position: z.int().check(z.minimum(0), z.maximum(400, "errors.too_large")),
    text: z.string().check(z.maxLength(200_000, "errors.too_large")),
  }),
  output: done,
});

export const guessImportCall = defineStaffCall({
  ...imports,
  path: "/api/staff/imports/columns",
  timeoutMs: 60_000,
  summary:
    "Catalogue: the columns of an uploaded file with some of their values, and what they may be",
  input: z.object({ id }),
  output: z.object({
    status: z.literal(true),
    columns: z.array(
      z.object({
        name: z.string(),
        samples: z.array(z.string()),
        /** All values of a column that has only few different ones, such as categories. */
        words: z.array(z.string()),
      }),
    ),
    guessed: z.record(z.string(), z.string()),
    /** Units of a currency per euro, with the sites' exchange rates. */
    rates: z.record(z.string(), z.number()),
  }),
});

export const stageImportCall = defineStaffCall({
  ...imports,
  path: "/api/staff/imports/stage",
  timeoutMs: 120_000,
  summary:
    "Catalogue: reads the next rows of a file and keeps them apart, until `done`; nothing is on sale yet. Bad rows are told by their reasons. Refused while an earlier list of the source is being applied",
  input: z.object({ id, mapping: importMapping, start: z.boolean() }),
  output: z.object({
    status: z.literal(true),
    done: z.boolean(),
    /** The list that is applied if this is approved. */
    staging: z.uuid(),
    rows: z.int(),
    bad: z.int(),
    reasons: z.array(
      z.object({
        code: z.enum(ROW_FAULTS),
        /** The column or site; empty if there is none. */
        of: z.string(),
        /** In English, for clients other than the office. */
        reason: z.string(),
        rows: z.int(),
        line: z.int(),
        values: z.array(z.string()),
      }),
    ),
  }),
});

export const compareImportCall = defineStaffCall({
  ...imports,
  path: "/api/staff/imports/compare",
  timeoutMs: 60_000,
  summary:
    "Catalogue: what would become new, changed, the same and missing if the rows were applied",
  input: z.object({ source }),
  output: z.object({
    status: z.literal(true),
    new: z.int(),
    changed: z.int(),
    same: z.int(),
    missing: z.int(),
    examples: z.array(
      z.object({
        reference: z.string(),
        name: z.string(),
        price: z.number(),
        former_price: z.nullable(z.number()),
        stock: z.int(),
        former_stock: z.nullable(z.int()),
      }),
    ),
  }),
});

export const applyImportCall = defineStaffCall({
  ...imports,
  path: "/api/staff/imports/apply",
  summary:
    "Catalogue: all rows that wait become products at once, by a job; with `staging`, only if they are still those of that answer",
  input: z.object({ source, staging: z.optional(z.uuid()), keep_missing: z.boolean() }),
  output: done,
});

const listed = z.object({
  source: z.string(),
  file: z.string(),
  rows: z.int(),
  bad: z.int(),
  /** Rows that turned out to be bad only when the list was applied. */
  late_bad: z.int(),
  is_finished: z.boolean(),
  /** Pictures with web addresses: still to be downloaded, and given up. */
  pictures_waiting: z.int(),
  pictures_failed: z.int(),
  changed_at: z.string(),
});
export type ListedImport = z.infer<typeof listed>;

export const listImportsCall = defineStaffCall({
  ...imports,
  path: "/api/staff/imports/list",
  summary: "Catalogue: every source that goods came from, and how far its last file is",
  input: z.object({}),
  output: z.object({ status: z.literal(true), imports: z.array(listed) }),
});

const lateBadRow = z.object({
  line: z.int(),
  faults: z.array(z.object({ code: z.enum(LATE_FAULTS), value: z.string() })),
});

export const lateBadRowsCall = defineStaffCall({
  ...imports,
  path: "/api/staff/imports/late-bad-rows",
  summary:
    "Catalogue: the first rows of a supplier's list that turned out bad only when it was applied, and why",
  input: z.object({ source }),
  output: z.object({ status: z.literal(true), rows: z.array(lateBadRow) }),
});

const failedPicture = z.object({
  reference: z.string(),
  url: z.string(),
  problem: z.enum(PICTURE_PROBLEMS),
});

export const failedPicturesCall = defineStaffCall({
  ...imports,
  path: "/api/staff/imports/failed-pictures",
  summary:
    "Catalogue: addresses of pictures in a supplier's list that could not be fetched, and why",
  input: z.object({ source }),
  output: z.object({
    status: z.literal(true),
    pictures: z.array(failedPicture),
  }),
});
