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
import { selectChangesSince } from "./product-versions.repository.ts";

export type FormerProduct = {
  product: { values: Partial<ProductValues>; differences: FieldDifference[] };
  variants: {
    row: VariantRow;
    values: Partial<VariantValues>;
    differences: FieldDifference[];
  }[];
};

/** The values before a change, as far as versions have them; undefined if there is no such product. */
export async function readFormerProduct(
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

/** Leaves out values that are no longer valid: an older version of the shop may have written them. */
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
