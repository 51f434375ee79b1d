import type { Edit } from "#core/edit.ts";
import { toCents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction, rollBackIfRefused } from "#database/transaction.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { type AuditNote, writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { VariantValues } from "../../domain/staff-goods/staff-product.ts";
import { VARIANT_FIELDS } from "../../domain/variant-fields.ts";
import { selectReferences } from "../ingestion/known-references.repository.ts";
import { moveStock } from "../stock/stock.repository.ts";
import {
  deleteVariant,
  insertVariant,
  lockProduct,
  lockVariant,
  selectUsedSkus,
  selectVariants,
  updateProduct,
  updateVariant,
  type VariantRow,
  variantValuesOf,
} from "./staff-product.repository.ts";

export const variantSubject = (id: number) => `variant:${id}`;

const columnsOf = (values: VariantValues) => ({
  sku: values.sku,
  gtin: values.gtin,
  size: values.size,
  colour: values.colour,
  priceCents: toCents(values.price),
  oldPriceCents: values.old_price === null ? null : toCents(values.old_price),
  costCents: values.cost === null ? null : toCents(values.cost),
  weightGrams: values.weight_grams,
  lengthMm: values.length_mm,
  widthMm: values.width_mm,
  heightMm: values.height_mm,
});

const isBelow = ({ price, old_price: old }: VariantValues) => old !== null && old <= price;

type ChangeInput = { actor: StaffActor; edit: Edit<VariantValues> } & Pick<
  AuditNote,
  "action" | "details"
>;

export const editVariant = (
  db: Database,
  { actor, id, edit }: { actor: StaffActor; id: number; edit: Edit<VariantValues> },
): Promise<Result<VariantValues>> =>
  rollBackIfRefused(db, async (tx) => {
    const row = await lockVariant(tx, id);
    if (!row) return fail("errors.not_found");
    return changeVariant(tx, row, { actor, edit, action: "variants.edit" });
  });

/** The variant must be locked, in a transaction that is rolled back if the result is a failure. */
export async function changeVariant(
  tx: Transaction,
  row: VariantRow,
  { actor, edit, action, details }: ChangeInput,
): Promise<Result<VariantValues>> {
  const current = variantValuesOf(row);
  const { sku } = edit.changes;
  if (sku !== undefined && sku !== row.sku && (await selectUsedSkus(tx, [sku])).size > 0) {
    return fail("errors.invalid_input", { "changes.sku": ["office.goods.errors.sku_taken"] });
  }
  if (isBelow({ ...current, ...edit.changes })) {
    const field = edit.changes.old_price === undefined ? "price" : "old_price";
    return fail("errors.invalid_input", {
      [`changes.${field}`]: ["office.goods.errors.old_price"],
    });
  }
  return editRecord(tx, {
    actor,
    action,
    details,
    subject: variantSubject(row.id),
    current,
    edit,
    write: async (changes) => {
      await updateVariant(tx, row.id, columnsOf({ ...current, ...changes }));
      if ("size" in changes || "colour" in changes) await fillVariantFields(tx, row.productId);
    },
  });
}

type AddInput = { actor: StaffActor; productId: number; values: VariantValues };

export function addVariant(
  db: Database,
  { actor, productId, values }: AddInput,
): Promise<Result<{ id: number }>> {
  return rollBackIfRefused(db, async (tx) => {
    if (!(await lockProduct(tx, productId))) return fail("errors.not_found");
    if ((await selectUsedSkus(tx, [values.sku])).size > 0) {
      return fail("errors.invalid_input", { "values.sku": ["office.goods.errors.sku_taken"] });
    }
    if (isBelow(values)) {
      return fail("errors.invalid_input", {
        "values.old_price": ["office.goods.errors.old_price"],
      });
    }
    const added = await insertVariant(tx, { ...columnsOf(values), productId, stock: 0 });
    if (!added) return fail("errors.not_found");
    await fillVariantFields(tx, productId);
    await writeAuditNote(tx, {
      actor,
      action: "variants.add",
      subject: variantSubject(added.id),
      details: { product: productId },
      after: values,
    });
    return succeed(added);
  });
}

export function removeVariant(
  db: Database,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<Result<null>> {
  return rollBackIfRefused(db, async (tx) => {
    const row = await lockVariant(tx, id);
    // The lock puts two requests that remove the last two variants one after the other.
    if (!row || !(await lockProduct(tx, row.productId))) return fail("errors.not_found");
    if ((await selectVariants(tx, row.productId)).length === 1) {
      return fail("office.goods.errors.last_variant");
    }
    await deleteVariant(tx, id);
    await fillVariantFields(tx, row.productId);
    await writeAuditNote(tx, {
      actor,
      action: "variants.remove",
      subject: variantSubject(id),
      details: { product: row.productId },
      before: { ...variantValuesOf(row), stock: row.stock },
    });
    return succeed(null);
  });
}

type StockInput = {
  actor: StaffActor;
  id: number;
  change: number;
  reason: string;
  seen?: number | undefined;
  note?: string | undefined;
};

/** Added pieces are first used for owed ones; removing more pieces than there are is refused. */
export function changeStock(
  db: Database,
  { actor, id, change, reason, seen, note }: StockInput,
): Promise<Result<{ stock: number }>> {
  return inTransaction(db, async (tx) => {
    const before = await lockVariant(tx, id);
    if (!before) return fail("errors.not_found");
    if (seen !== undefined && seen !== before.stock) {
      return fail("errors.invalid_input", { change: ["office.goods.errors.stock_changed"] });
    }
    if (before.stock + change < 0) {
      return fail("errors.invalid_input", { change: ["office.goods.errors.stock"] });
    }
    await moveStock(tx, [{ variantId: id, change }]);
    const after = await lockVariant(tx, id);
    const stock = after?.stock ?? 0;
    await writeAuditNote(tx, {
      actor,
      action: "variants.stock",
      subject: variantSubject(id),
      details: { sku: before.sku, change, reason, ...(note ? { note } : {}) },
      before: { stock: before.stock },
      after: { stock },
    });
    return succeed({ stock });
  });
}

/** Updates the product's filter values for size and colour from its present variants. */
async function fillVariantFields(tx: Transaction, productId: number): Promise<void> {
  const { variantFieldIds } = await selectReferences(tx);
  const rows = await selectVariants(tx, productId);
  const row = await lockProduct(tx, productId);
  if (!row) return;
  const fields = { ...row.fields };
  for (const key of VARIANT_FIELDS) {
    const id = variantFieldIds[key];
    const values = [...new Set(rows.flatMap((variant) => variant[key] ?? []))];
    if (id !== undefined && values.length > 0) fields[id] = values;
    else if (id !== undefined) delete fields[id];
  }
  await updateProduct(tx, productId, { fields });
}
