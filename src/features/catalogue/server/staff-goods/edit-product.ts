import type { Edit } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import { fail, type Result } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { rollBackIfRefused } from "#database/transaction.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import type { AuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { ProductValues } from "../../domain/staff-goods/staff-product.ts";
import { withVariantFields } from "../../domain/variant-fields.ts";
import { type References, selectReferences } from "../ingestion/known-references.repository.ts";
import { productValuesOf, siteRowsOf, withTexts } from "./product-values.ts";
import {
  lockProduct,
  type ProductRow,
  saveProductSites,
  selectSellerSlug,
  selectSites,
  selectVariants,
  updateProduct,
} from "./staff-product.repository.ts";

export const productSubject = (id: number) => `product:${id}`;

type Input = { actor: StaffActor; id: number; edit: Edit<ProductValues> };
type Change = Input & Pick<AuditNote, "action" | "details">;

/** Writes only fields that the form changed; a colleague's newer changes stay, or are reported as a conflict. */
export const editProduct = (db: Database, input: Input): Promise<Result<ProductValues>> =>
  rollBackIfRefused(db, (tx) => changeProduct(tx, { ...input, action: "products.edit" }));

/** Must run in a transaction that is rolled back if the result is a failure. */
export async function changeProduct(
  tx: Transaction,
  { actor, id, edit, action, details }: Change,
): Promise<Result<ProductValues>> {
  const row = await lockProduct(tx, id);
  if (!row) return fail("errors.not_found");
  const references = await selectReferences(tx);
  const stored = {
    row,
    sites: await selectSites(tx, id),
    seller: await selectSellerSlug(tx, row.sellerId),
  };
  const current = productValuesOf(stored, references);
  const errors = findProblems({ ...current, ...edit.changes }, edit.changes, references);
  if (Object.keys(errors).length > 0) return fail("errors.invalid_input", errors);
  return editRecord(tx, {
    actor,
    action,
    details,
    subject: productSubject(id),
    current,
    edit,
    write: (changes) => writeChanges(tx, row, { current, changes, references }),
  });
}

type Written = {
  current: ProductValues;
  changes: Partial<ProductValues>;
  references: References;
};

async function writeChanges(
  tx: Transaction,
  row: ProductRow,
  { current, changes, references }: Written,
): Promise<void> {
  const values = { ...current, ...changes };
  const isChanged = (...fields: (keyof ProductValues)[]) =>
    fields.some((field) => field in changes);
  if (isChanged("hidden_on", "site_prices")) await saveProductSites(tx, row.id, siteRowsOf(values));
  await updateProduct(tx, row.id, {
    manufacturer: values.manufacturer,
    names: withTexts(row.names, "name", changes),
    descriptions: withTexts(row.descriptions, "description", changes),
    categoryIds: values.category_ids,
    flagIds: values.flag_ids,
    ...(isChanged("fields") ? { fields: await fieldsOf(tx, row, values, references) } : {}),
    sizeChart: values.size_chart,
    sellerId: values.seller === null ? null : (references.sellerIds.get(values.seller) ?? null),
    warehouse: values.warehouse,
    isPro: values.is_pro,
    packSize: values.pack_size,
    arrivedOn: values.arrived_on,
    dealEndsAt: values.deal_ends_at === null ? null : new Date(values.deal_ends_at),
  });
}

/** Keeps colour and size, which the form does not have, as the variants have them. */
async function fieldsOf(
  tx: Transaction,
  row: ProductRow,
  { fields }: ProductValues,
  { variantFieldIds }: References,
): Promise<Record<string, string[]>> {
  const ofVariants = new Set(Object.values(variantFieldIds).map(String));
  const hidden = Object.entries(row.fields).filter(([id]) => ofVariants.has(id));
  const given = Object.entries(fields).filter(
    ([id, values]) => !ofVariants.has(id) && values.length,
  );
  const all = Object.fromEntries([...given, ...hidden]);
  const variants = await selectVariants(tx, row.id);
  const filled = withVariantFields({ fields: all, variants }, variantFieldIds);
  return Object.fromEntries(Object.entries(filled).map(([id, values]) => [id, [...values]]));
}

/** Unknown references and missing required values, only in fields that were changed. */
function findProblems(
  values: ProductValues,
  changes: Partial<ProductValues>,
  known: References,
): Record<string, MessageKey[]> {
  const sets = values.category_ids.map((id) => known.categorySets.get(id));
  const names = Object.entries(values).filter(([field]) => field.startsWith("name."));
  const siteIds = new Set(known.siteIds.values());
  const problems: [keyof ProductValues, boolean, MessageKey][] = [
    [
      "category_ids",
      sets.includes(undefined) || new Set(sets).size < sets.length,
      "office.goods.errors.category",
    ],
    ["flag_ids", values.flag_ids.some((id) => !known.flagIds.has(id)), "validation.invalid"],
    [
      "fields",
      Object.keys(values.fields).some((id) => !known.fieldIds.has(Number(id))),
      "validation.invalid",
    ],
    ["seller", values.seller !== null && !known.sellers.has(values.seller), "validation.invalid"],
    [
      "size_chart",
      values.size_chart !== null && !known.sizeCharts.has(values.size_chart),
      "validation.invalid",
    ],
    ["warehouse", !known.warehouses.has(values.warehouse), "validation.invalid"],
    ["hidden_on", values.hidden_on.some((id) => !siteIds.has(id)), "validation.invalid"],
    [
      "site_prices",
      Object.keys(values.site_prices).some((id) => !siteIds.has(Number(id))),
      "validation.invalid",
    ],
  ];
  const found = problems
    .filter(([field, isWrong]) => isWrong && field in changes)
    .map(([field, , message]): [string, MessageKey[]] => [`changes.${field}`, [message]]);
  const isNameless = names.every(([, name]) => name === "");
  const changedName = Object.keys(changes).find((field) => field.startsWith("name."));
  return Object.fromEntries(
    isNameless && changedName
      ? [...found, [`changes.${changedName}`, ["validation.required"]]]
      : found,
  );
}
