import * as z from "zod/mini";
import { type ProductInput, productFields } from "#features/catalogue/domain/product-input.ts";
import type { RowFault } from "#features/catalogue/domain/row-fault.ts";

const MOST_FAULTS = 5;

/** A product in the catalogue's own format, from a file that we made ourselves. */
const product = z.extend(productFields, {
  reference: z.optional(z.union([z.string(), z.number()])),
});

export function ownRow(
  columns: Record<string, unknown>,
  source: string,
): ProductInput | { faults: readonly RowFault[] } {
  const read = z.safeParse(product, columns);
  if (!read.success) {
    const faults = read.error.issues.map(
      ({ path, message }): RowFault => ({
        code: "not_a_product",
        value: `${path.join(".")}: ${message}`,
      }),
    );
    return { faults: faults.slice(0, MOST_FAULTS) };
  }
  const { reference, ...input } = read.data;
  return {
    ...input,
    providedFields: Object.keys(columns),
    source: { name: source, reference: String(reference ?? input.slug) },
  };
}
