import * as z from "zod/mini";
import type { ProductInput } from "#features/catalogue/domain/product-input.ts";

const translated = z.record(z.string(), z.string());
const variant = z.object({
  sku: z.string(),
  gtin: z._default(z.nullable(z.string()), null),
  size: z._default(z.nullable(z.string()), null),
  colour: z._default(z.nullable(z.string()), null),
  priceCents: z.int(),
  oldPriceCents: z._default(z.nullable(z.int()), null),
  earlierPrices: z._default(z.array(z.object({ on: z.string(), cents: z.int() })), []),
  stock: z.int(),
  packed: z.object({
    weightGrams: z.int(),
    lengthMm: z.int(),
    widthMm: z.int(),
    heightMm: z.int(),
  }),
});

/** A product as the catalogue takes it (`ProductInput`), from a file of our own making. */
const product = z.object({
  reference: z.optional(z.union([z.string(), z.number()])),
  slug: z.string(),
  manufacturer: z.string(),
  names: translated,
  descriptions: z._default(translated, {}),
  categoryIds: z.array(z.int()),
  flagIds: z._default(z.array(z.int()), []),
  fields: z._default(z.record(z.string(), z.array(z.string())), {}),
  sizeChart: z._default(z.nullable(z.string()), null),
  seller: z._default(z.nullable(z.string()), null),
  warehouse: z.string(),
  isPro: z._default(z.boolean(), false),
  packSize: z._default(z.int(), 1),
  arrivedOn: z.string(),
  paidAmountCents: z._default(z.int(), 0),
  dealEndsAt: z._default(z.nullable(z.string()), null),
  variants: z.array(variant),
  pictures: z._default(
    z.array(
      z.object({
        file: z.string(),
        colour: z.string(),
        variantColour: z._default(z.nullable(z.string()), null),
      }),
    ),
    [],
  ),
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
    source: { name: source, reference: String(reference ?? input.slug) },
    sites: {},
  };
}
