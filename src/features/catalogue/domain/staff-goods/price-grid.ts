import * as z from "zod/mini";
import { pick } from "#core/record.ts";
import { cost, price, staffId, stockChange } from "./staff-product.ts";

/** The fields of a variant that the grid changes. Stock is a difference, as others may change it meanwhile. */
export const gridChanges = z.object({
  price: z.optional(price),
  old_price: z.optional(z.nullable(price)),
  cost: z.optional(z.nullable(cost)),
  stock_change: z.optional(stockChange),
  flag_ids: z.optional(z.array(staffId).check(z.maxLength(200))),
});
export type GridChanges = z.infer<typeof gridChanges>;

/** The values of a variant in the grid, now or before a change. */
export type GridValues = {
  price: number;
  old_price: number | null;
  cost: number | null;
  stock: number;
  flag_ids: readonly number[];
};

/** Why a row is not written. */
export const GRID_PROBLEMS = [
  "gone",
  "changed",
  "below_cost",
  "old_price",
  "stock",
  "flag",
  "nothing",
] as const;
type GridProblem = (typeof GRID_PROBLEMS)[number];

export type GridOutcome = { after: GridValues } | { problem: GridProblem };

const FIELDS = ["price", "old_price", "cost", "flag_ids"] as const;
/** Whether both request exactly the same change. */
export const isSameChange = (one: GridChanges, other: GridChanges): boolean =>
  ([...FIELDS, "stock_change"] as const).every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );

/** A missing value equals null. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * The outcome of one row. Preview and save call the same function, so what is shown is what happens. `seen` has the
 * values that the grid was loaded with; a field that nobody saw is not overwritten.
 */
export function gridOutcome(
  current: GridValues | undefined,
  seen: Partial<GridValues>,
  changes: GridChanges,
  knownFlags: ReadonlySet<number>,
): GridOutcome {
  if (!current) return { problem: "gone" };
  const { stock_change: difference = 0, ...values } = changes;
  const isStale = FIELDS.some(
    (field) =>
      values[field] !== undefined &&
      !isSame(current[field], seen[field]) &&
      !isSame(current[field], values[field]),
  );
  if (isStale) return { problem: "changed" };
  const given = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  );
  const after: GridValues = { ...current, ...given, stock: current.stock + difference };
  const problem = problemOf(current, after, knownFlags);
  return problem ? { problem } : { after };
}

function problemOf(
  before: GridValues,
  after: GridValues,
  knownFlags: ReadonlySet<number>,
): GridProblem | undefined {
  if (after.stock < 0) return "stock";
  if (after.old_price !== null && after.old_price <= after.price) return "old_price";
  if (after.flag_ids.some((id) => !knownFlags.has(id))) return "flag";
  const isPriced = after.price !== before.price || after.cost !== before.cost;
  if (isPriced && after.cost !== null && after.price < after.cost) return "below_cost";
  return isSame(before, after) ? "nothing" : undefined;
}

/** The fields that differ, with both values: stored for undo. */
export function gridDifference(
  before: GridValues,
  after: GridValues,
): { before: Partial<GridValues>; after: Partial<GridValues> } {
  const changed = ([...FIELDS, "stock"] as const).filter(
    (field) => !isSame(before[field], after[field]),
  );
  return { before: pick(before, changed), after: pick(after, changed) };
}

/**
 * The changes that undo a row: fields that still have the written values get their former ones; undefined if somebody
 * has changed one of them since. Stock is changed back by the same difference, since sales continue.
 */
export function gridUndo(
  current: GridValues | undefined,
  row: { before: Partial<GridValues>; after: Partial<GridValues> },
): GridChanges | undefined {
  if (!current) return undefined;
  const fields = FIELDS.filter((field) => row.before[field] !== undefined);
  if (fields.some((field) => !isSame(current[field], row.after[field]))) return undefined;
  const moved = (row.before.stock ?? 0) - (row.after.stock ?? 0);
  if (current.stock + moved < 0) return undefined;
  return {
    ...Object.fromEntries(fields.map((field) => [field, row.before[field]])),
    ...(moved === 0 ? {} : { stock_change: moved }),
  };
}
