import { mapValues } from "#core/record.ts";
import type { ProductInput, VariantInput } from "./product-input.ts";

/** A product as it is in the shop, without what has rules of its own. */
export type StoredProduct = Omit<ProductInput, "source" | "sites" | "pictures" | "told">;

const OWN = [
  "slug",
  "manufacturer",
  "categoryIds",
  "flagIds",
  "sizeChart",
  "seller",
  "warehouse",
  "isPro",
  "packSize",
  "arrivedOn",
  "dealEndsAt",
] as const;
const OF_VARIANT = ["sku", "gtin", "size", "colour"] as const;

type IsTold = (name: string) => boolean;

/**
 * What a list has no column for stays as it is in the shop; a column that is there and empty empties. Told are fields
 * by their names, and their parts: `names.en`, `fields.3`, of the variant `stock` or `weightGrams`.
 */
export function keepUntold(input: ProductInput, stored: StoredProduct): ProductInput {
  if (!input.told) return input;
  const told = new Set(input.told);
  const isTold: IsTold = (name) => told.has(name);
  return {
    ...input,
    ...untold(OWN, stored, isTold),
    names: mergeParts("names", input.names, stored.names, isTold),
    descriptions: mergeParts("descriptions", input.descriptions, stored.descriptions, isTold),
    fields: mergeParts("fields", input.fields, stored.fields, isTold),
    variants: isTold("variants")
      ? input.variants
      : input.variants.map((variant) => keepOfVariant(variant, stored.variants, isTold)),
  };
}

function untold<Key extends string, Value extends Record<Key, unknown>>(
  names: readonly Key[],
  stored: Value,
  isTold: IsTold,
): Partial<Pick<Value, Key>> {
  const kept: Partial<Pick<Value, Key>> = {};
  for (const name of names) if (!isTold(name)) kept[name] = stored[name];
  return kept;
}

function mergeParts<Value>(
  name: string,
  given: Readonly<Record<string, Value>>,
  stored: Readonly<Record<string, Value>>,
  isTold: IsTold,
): Readonly<Record<string, Value>> {
  if (isTold(name)) return given;
  const isPartTold = ([key]: [string, Value]) => isTold(`${name}.${key}`);
  return Object.fromEntries([
    ...Object.entries(stored).filter((part) => !isPartTold(part)),
    ...Object.entries(given).filter(isPartTold),
  ]);
}

/** A list has one variant for each product; without its SKU it is the only one that there is. */
function keepOfVariant(
  given: VariantInput,
  stored: readonly VariantInput[],
  isTold: IsTold,
): VariantInput {
  const only = !isTold("sku") && stored.length === 1 ? stored[0] : undefined;
  const former = stored.find(({ sku }) => sku === given.sku) ?? only;
  if (!former) return given;
  const priceCents = isTold("price") ? given.priceCents : former.priceCents;
  const { oldPriceCents } = isTold("oldPrice") ? given : former;
  const isReduced = isTold("oldPrice") || (oldPriceCents ?? 0) > priceCents;
  return {
    ...given,
    ...untold(OF_VARIANT, former, isTold),
    priceCents,
    oldPriceCents: isReduced ? oldPriceCents : null,
    ...(isTold("stock") ? {} : { stock: former.stock, owed: former.owed ?? 0 }),
    packed: mapValues(given.packed, (size, side) => (isTold(side) ? size : former.packed[side])),
  };
}
