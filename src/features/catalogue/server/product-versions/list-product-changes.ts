import type { Queryable } from "#database/connect.ts";
import { productValues, variantValues } from "../../domain/staff-goods/staff-product.ts";
import { productSubject } from "../staff-goods/edit-product.ts";
import { variantSubject } from "../staff-goods/edit-variant.ts";
import { selectVariants } from "../staff-goods/staff-product.repository.ts";
import { selectProductChanges } from "./product-versions.repository.ts";

const PAGE = 30;
const PRODUCT_FIELDS = Object.keys(productValues.shape);
/** Without stock: it changes with sales and is never restored. */
const VARIANT_FIELDS = [...Object.keys(variantValues.shape), "flag_ids"];

/** What staff changed in a product and in its present variants. */
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
