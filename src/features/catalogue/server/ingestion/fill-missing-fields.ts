import type { Queryable } from "#database/connect.ts";
import {
  isAmbiguous,
  mergeProvidedFields,
  type StoredProduct,
  withOtherVariants,
} from "../../domain/merge-provided-fields.ts";
import type { ProductInput } from "../../domain/product-input.ts";
import type { RowFault } from "../../domain/row-fault.ts";
import { selectStoredProducts } from "./stored-products.repository.ts";

export type FilledInput = { input: ProductInput; fault?: RowFault };

/** Inputs of one source; fields that the list does not provide are filled with the shop's values. */
export async function fillMissingFields(
  db: Queryable,
  { inputs, ...query }: Parameters<typeof selectStoredProducts>[1],
): Promise<FilledInput[]> {
  const partial = inputs.filter(({ providedFields }) => providedFields);
  const stored =
    partial.length > 0
      ? await selectStoredProducts(db, { ...query, inputs: partial })
      : new Map<string, StoredProduct>();
  return inputs.map((input) => {
    const former = stored.get(input.source?.reference ?? "");
    if (!former) return { input };
    const filled = mergeProvidedFields(input, former);
    return {
      input: query.isLocked ? withOtherVariants(filled, former) : filled,
      ...(isAmbiguous(input, former) && { fault: { code: "no_sku" } }),
    };
  });
}
