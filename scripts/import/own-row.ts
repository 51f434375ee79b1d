import * as z from "zod/mini";
import { type ProductInput, productFields } from "#features/catalogue/domain/product-input.ts";

/** A product as the catalogue takes it, from a file of our own making. */
const product = z.extend(productFields, {
  reference: z.optional(z.union([z.string(), z.number()])),
});

export function ownRow(
  columns: Record<string, unknown>,
  source: string,
): ProductInput | { problem: string } {
  const read = z.safeParse(product, columns);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    return { problem: problems.slice(0, 5).join("; ") };
  }
  const { reference, ...input } = read.data;
  return {
    ...input,
    providedFields: Object.keys(columns),
    source: { name: source, reference: String(reference ?? input.slug) },
  };
}
