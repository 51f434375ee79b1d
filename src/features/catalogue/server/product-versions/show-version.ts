import * as z from "zod/mini";
import type { Queryable } from "#database/connect.ts";
import {
  differencesOf,
  type FieldDifference,
  valuesBefore,
} from "../../domain/staff-goods/former-values.ts";
import {
  type ProductValues,
  productValues,
  type VariantValues,
  variantValues,
} from "../../domain/staff-goods/staff-product.ts";
import { selectReferences } from "../ingestion/known-references.repository.ts";
import { productSubject } from "../staff-goods/edit-product.ts";
import { variantSubject } from "../staff-goods/edit-variant.ts";
import { productValuesOf } from "../staff-goods/product-values.ts";
import {
  selectProduct,
  selectSellerSlug,
  selectSites,
  selectVariants,
  type VariantRow,
  variantValuesOf,
} from "../staff-goods/staff-product.repository.ts";
import { selectChangesSince, selectProductChanges } from "./product-versions.repository.ts";

const PAGE = 30;
const PRODUCT_FIELDS = Object.keys(productValues.shape);
/** Stock is sold meanwhile: it is never set back. */
const VARIANT_FIELDS = [...Object.keys(variantValues.shape), "flag_ids"];

/** What staff changed of a product and of the variants that it has today. */
export async function listProductChanges(
  db: Queryable,
  { id, before }: { id: number; before: number | undefined },
) {
  const variants = await selectVariants(db, id);
  const skus = new Map(variants.map((row) => [variantSubject(row.id), row.sku]));
  const records = {
    product: productSubject(id),
    variants: [...skus.keys()],
    productFields: PRODUCT_FIELDS,
    variantFields: VARIANT_FIELDS,
  };
  const rows = await selectProductChanges(db, records, { before, limit: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  return {
    changes: shown.map(({ version, at, who, fields, records }) => ({
      version,
      at: at.toISOString(),
      who,
      fields: fields.filter(
        (field) => PRODUCT_FIELDS.includes(field) || VARIANT_FIELDS.includes(field),
      ),
      skus: records.flatMap((record) => skus.get(record) ?? []),
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.version ?? null) : null,
  };
}

export type FormerProduct = {
  product: { values: Partial<ProductValues>; differences: FieldDifference[] };
  variants: {
    row: VariantRow;
    values: Partial<VariantValues>;
    differences: FieldDifference[];
  }[];
};

/** As they were before a change, as far as versions say; undefined where there is no such product. */
export async function readFormer(
  db: Queryable,
  { id, version }: { id: number; version: number },
): Promise<FormerProduct | undefined> {
  const row = await selectProduct(db, id);
  if (!row) return undefined;
  const variants = await selectVariants(db, id);
  const subject = productSubject(id);
  const records = [subject, ...variants.map((variant) => variantSubject(variant.id))];
  const former = valuesBefore(await selectChangesSince(db, records, version), subject);
  const stored = {
    row,
    sites: await selectSites(db, id),
    seller: await selectSellerSlug(db, row.sellerId),
  };
  const values = readValues(z.partial(productValues), former.get(subject));
  const now = productValuesOf(stored, await selectReferences(db));
  return {
    product: { values, differences: differencesOf(now, values) },
    variants: variants.map((variant) => {
      const before = former.get(variantSubject(variant.id));
      const ofVariant = readValues(z.partial(variantValues), before);
      return {
        row: variant,
        values: ofVariant,
        differences: differencesOf(variantValuesOf(variant), ofVariant),
      };
    }),
  };
}

/** What an older version of the shop wrote may be no value of today. */
function readValues<Values extends object>(
  schema: z.ZodMiniType<Values>,
  former: Readonly<Record<string, unknown>> = {},
): Partial<Values> {
  const read = z.safeParse(schema, former);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path: [field] }) => field));
  const left = Object.entries(former).filter(([field]) => !wrong.has(field));
  return z.parse(schema, Object.fromEntries(left));
}

export const describeParts = ({ product, variants }: FormerProduct, id: number) =>
  [
    { record: productSubject(id), sku: null, fields: product.differences },
    ...variants.map(({ row, differences }) => ({
      record: variantSubject(row.id),
      sku: row.sku,
      fields: differences,
    })),
  ].filter(({ fields }) => fields.length > 0);
