import { filterRecord } from "#core/record.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { rollBackIfRefused } from "#database/transaction.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { lockGridValues } from "../price-grid/grid.repository.ts";
import { changeProduct, productSubject } from "../staff-goods/edit-product.ts";
import { changeVariant, variantSubject } from "../staff-goods/edit-variant.ts";
import { moveSkusAside, selectVariants } from "../staff-goods/staff-product.repository.ts";
import { type FormerProduct, readFormerProduct } from "./read-former-product.ts";

type Seen = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Restore = { actor: StaffActor; id: number; version: number; seen: Seen };

/** Restores the named fields of a product and its variants, all or nothing, with the functions that edit them. */
export function restoreVersion(db: Database, input: Restore): Promise<Result<unknown>> {
  const { actor, id, version, seen } = input;
  return rollBackIfRefused(db, async (tx): Promise<Result<unknown>> => {
    // Locks variants before their product, in the same order as all other code.
    const ids = (await selectVariants(tx, id)).map((variant) => variant.id);
    await lockGridValues(tx, ids);
    const former = await readFormerProduct(tx, { id, version });
    if (!former) return fail("errors.not_found");
    const details = { version };
    // A SKU may have moved between variants, or two may have swapped theirs: each first gives up its present SKU.
    await moveSkusAside(tx, withOtherSku(former, seen));
    for (const { row, values } of former.variants) {
      const ofVariant = seen[variantSubject(row.id)];
      if (!ofVariant) continue;
      const edit = { seen: ofVariant, changes: named(values, ofVariant) };
      const action = "variants.restore_version";
      const restored = await changeVariant(tx, row, { actor, edit, action, details });
      if (!restored.ok) return restored;
    }
    const ofProduct = seen[productSubject(id)];
    if (!ofProduct) return succeed(undefined);
    const edit = { seen: ofProduct, changes: named(former.product.values, ofProduct) };
    return changeProduct(tx, { actor, id, edit, action: "products.restore_version", details });
  });
}

/** Variants whose SKU changes. */
const withOtherSku = ({ variants }: FormerProduct, seen: Seen): number[] =>
  variants.flatMap(({ row, values }) => {
    const { sku } = named(values, seen[variantSubject(row.id)] ?? {});
    return sku === undefined || sku === row.sku ? [] : [row.id];
  });

const named = <Values extends object>(values: Values, seen: object): Partial<Values> =>
  filterRecord(values, (_, field) => field in seen);
