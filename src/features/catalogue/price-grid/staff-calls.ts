import * as z from "zod/mini";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { GRID_PROBLEMS, gridChanges } from "../domain/staff-goods/price-grid.ts";
import { productFilter, staffId } from "../domain/staff-goods/staff-product.ts";

/** Changes many variants at once, as in a spreadsheet: with a preview before, and an undo afterwards. */

const grid = { tag: "staff: price grid", roles: ["catalogue"], scope: "shop" } as const;

const values = z.object({
  price: z.number(),
  old_price: z.nullable(z.number()),
  cost: z.nullable(z.number()),
  stock: z.int(),
  flag_ids: z.array(z.int()),
});
const gridRow = z.extend(values, {
  id: z.int(),
  product_id: z.int(),
  sku: z.string(),
  names: z.record(z.string(), z.string()),
  size: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  lowest_30: z.nullable(z.number()),
});
export type GridRowView = z.infer<typeof gridRow>;

export const listGridCall = defineStaffCall({
  ...grid,
  path: "/api/staff/grid/list",
  summary: "Catalogue: variants by the filters of goods, 1,000 at a time",
  input: z.object({ ...productFilter, after: z.optional(z.string().check(z.maxLength(50))) }),
  output: z.object({
    status: z.literal(true),
    rows: z.array(gridRow),
    next: z.nullable(z.string()),
  }),
});

const rows = z
  .array(z.object({ id: staffId, seen: z.partial(values), changes: gridChanges }))
  .check(z.minLength(1, "validation.required"), z.maxLength(200, "validation.invalid"));
const outcome = z.object({
  id: z.int(),
  before: z.nullable(values),
  after: z.nullable(values),
  problem: z.nullable(z.enum(GRID_PROBLEMS)),
});
export type GridOutcomeView = z.infer<typeof outcome>;
const outcomes = z.object({ status: z.literal(true), rows: z.array(outcome) });

export const previewGridCall = defineStaffCall({
  ...grid,
  path: "/api/staff/grid/preview",
  summary: "Catalogue: what would become of each row, and why some are refused; nothing is written",
  input: z.object({ rows }),
  output: outcomes,
});

export const applyGridCall = defineStaffCall({
  ...grid,
  path: "/api/staff/grid/apply",
  timeoutMs: 60_000,
  summary:
    "Catalogue: changes each row by itself. Sent again with the same id, a row is written once",
  input: z.object({ id: z.uuid("validation.invalid"), rows }),
  output: outcomes,
});

export const undoGridCall = defineStaffCall({
  ...grid,
  path: "/api/staff/grid/undo",
  timeoutMs: 60_000,
  summary:
    "Catalogue: the way back, 200 rows at a time; what somebody changed since stays and is named",
  input: z.object({
    id: z.uuid("validation.invalid"),
    after: z.optional(z.union([z.literal(0), rowId])),
  }),
  output: z.object({
    status: z.literal(true),
    restored: z.int(),
    kept: z.array(z.int()),
    next: z.nullable(z.int()),
  }),
});
