import { mapValues } from "#core/record.ts";
import type { ProductInput, VariantInput } from "./product-input.ts";

/** A product as it is stored in the shop, without the parts that have their own merge rules. */
export type StoredProduct = Omit<ProductInput, "source" | "sites" | "pictures" | "providedFields">;

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

type IsProvided = (name: string) => boolean;

/**
 * Fields without a column in the list keep the shop's values; an empty cell of an existing column clears the field.
 * `providedFields` has names of fields and of their parts: `names.en`, `fields.3`, a variant's `stock` or
 * `weightGrams`.
 */
export function mergeProvidedFields(input: ProductInput, stored: StoredProduct): ProductInput {
  if (!input.providedFields) return input;
  const provided = new Set(input.providedFields);
  const isProvided: IsProvided = (name) => provided.has(name);
  return {
    ...input,
    ...pickMissing(OWN, stored, isProvided),
    names: mergeParts("names", input.names, stored.names, isProvided),
    descriptions: mergeParts("descriptions", input.descriptions, stored.descriptions, isProvided),
    fields: mergeParts("fields", input.fields, stored.fields, isProvided),
    variants: mergeVariants(input, stored.variants, isProvided),
  };
}

/** In a list without SKUs, one of several variants is only known if it has the SKU that the list would generate. */
export function isAmbiguous(input: ProductInput, stored: StoredProduct): boolean {
  if (namesVariants(input) || stored.variants.length === 0) return false;
  return findFormer(input.variants, stored.variants) === undefined;
}

/** Joins two rows of a list for one product: each row keeps its variant, the later row decides everything else. */
export function joinRows(earlier: ProductInput, later: ProductInput): ProductInput {
  if (hasAllVariants(later) || !namesVariants(later)) return later;
  const named = new Set(later.variants.map(({ sku }) => sku));
  const others = earlier.variants.filter(({ sku }) => !named.has(sku));
  return { ...later, variants: [...others, ...later.variants] };
}

/** Keeps stored variants that a row does not name when the row is written: a row has room for one variant only. */
export function withOtherVariants(input: ProductInput, stored: StoredProduct): ProductInput {
  if (hasAllVariants(input)) return input;
  const given = new Map(input.variants.map((variant) => [variant.sku, variant]));
  const kept = stored.variants.map((variant) => given.get(variant.sku) ?? asStored(variant));
  const known = new Set(stored.variants.map(({ sku }) => sku));
  const added = input.variants.filter(({ sku }) => !known.has(sku));
  return { ...input, variants: [...kept, ...added] };
}

const hasAllVariants = ({ providedFields: fields }: ProductInput) =>
  !fields || fields.includes("variants");
const namesVariants = (input: ProductInput) =>
  hasAllVariants(input) || input.providedFields?.includes("sku");

/** The list does not count this variant, so its owed pieces stay too. */
const asStored = (variant: VariantInput) => ({ ...variant, owed: variant.owed ?? 0 });

/** For lists without SKUs: they have one variant per product; several mean that they were ambiguous when read. */
function findFormer(
  [given, ...others]: readonly VariantInput[],
  stored: readonly VariantInput[],
): VariantInput | undefined {
  if (others.length > 0) return undefined;
  const only = stored.length === 1 ? stored[0] : undefined;
  return stored.find(({ sku }) => sku === given?.sku) ?? only;
}

function mergeVariants(
  { variants }: ProductInput,
  stored: readonly VariantInput[],
  isProvided: IsProvided,
): readonly VariantInput[] {
  if (isProvided("variants") || stored.length === 0) return variants;
  if (isProvided("sku")) {
    return variants.map((given) => {
      const former = stored.find(({ sku }) => sku === given.sku);
      return former ? mergeVariant(given, former, isProvided) : given;
    });
  }
  const former = findFormer(variants, stored);
  return former
    ? variants.map((given) => mergeVariant(given, former, isProvided))
    : stored.map(asStored);
}

function pickMissing<Key extends string, Value extends Record<Key, unknown>>(
  names: readonly Key[],
  stored: Value,
  isProvided: IsProvided,
): Partial<Pick<Value, Key>> {
  const kept: Partial<Pick<Value, Key>> = {};
  for (const name of names) if (!isProvided(name)) kept[name] = stored[name];
  return kept;
}

function mergeParts<Value>(
  name: string,
  given: Readonly<Record<string, Value>>,
  stored: Readonly<Record<string, Value>>,
  isProvided: IsProvided,
): Readonly<Record<string, Value>> {
  if (isProvided(name)) return given;
  const isPartProvided = ([key]: [string, Value]) => isProvided(`${name}.${key}`);
  return Object.fromEntries([
    ...Object.entries(stored).filter((part) => !isPartProvided(part)),
    ...Object.entries(given).filter(isPartProvided),
  ]);
}

function mergeVariant(
  given: VariantInput,
  former: VariantInput,
  isProvided: IsProvided,
): VariantInput {
  const priceCents = isProvided("price") ? given.priceCents : former.priceCents;
  const { oldPriceCents } = isProvided("oldPrice") ? given : former;
  // If the list has both, they are kept: an invalid pair is refused later. Else the shop's price may have changed.
  const isBoth = isProvided("oldPrice") && isProvided("price");
  const isReduced = isBoth || (oldPriceCents ?? 0) > priceCents;
  return {
    ...given,
    ...pickMissing(OF_VARIANT, former, isProvided),
    priceCents,
    oldPriceCents: isReduced ? oldPriceCents : null,
    ...(isProvided("stock") ? {} : { stock: former.stock, owed: former.owed ?? 0 }),
    packed: mapValues(given.packed, (size, side) =>
      isProvided(side) ? size : former.packed[side],
    ),
  };
}
