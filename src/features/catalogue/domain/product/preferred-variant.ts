import type { ListingAddress } from "../listing/listing-address.ts";
import type { Taxonomy } from "../taxonomy.ts";
import { VARIANT_FIELDS, type VariantField } from "../variant-fields.ts";
import { defaultVariant, type ProductRecord, type VariantRecord } from "./product-record.ts";

/** Requested filters that only some variants match; absent if any variant matches. */
export type VariantFilterInput = { colours?: readonly string[]; sizes?: readonly string[] };

const FILTERS = { colour: "colours", size: "sizes" } as const satisfies Record<
  VariantField,
  string
>;

/** Colour and size are additional fields like others; this finds the filters for these two, which select variants. */
export function variantFilterInput(
  { terms }: Pick<ListingAddress, "terms">,
  { fields }: Pick<Taxonomy, "fields">,
): VariantFilterInput {
  const input: VariantFilterInput = {};
  for (const key of VARIANT_FIELDS) {
    const field = fields.find((one) => one.key === key);
    const values = field && terms[`additional_field_${field.id}`];
    if (values) input[FILTERS[key]] = values;
  }
  return input;
}

/** The variant that matches most of the filters; if several do, one in stock is preferred to one that is sold out. */
export function preferredVariant(
  record: Pick<ProductRecord, "variants">,
  input: VariantFilterInput,
): { variant: VariantRecord; isInStock: boolean } {
  const first = defaultVariant(record);
  const met = (one: VariantRecord) =>
    Number(has(input.colours, one.colour)) + Number(has(input.sizes, one.size));
  const most = Math.max(...record.variants.map(met));
  const fitting = record.variants.filter((one) => met(one) === most);
  const available = fitting.filter(({ stock }) => stock > 0);
  const among = available.length > 0 ? available : fitting;
  const variant = among.includes(first) ? first : (among[0] ?? first);
  return { variant, isInStock: variant.stock > 0 };
}

const has = (filter: readonly string[] | undefined, value: string | null) =>
  filter !== undefined && value !== null && filter.includes(value);

/** Pictures of the requested colour come first. */
export function picturesFirst(
  { pictures }: Pick<ProductRecord, "pictures">,
  colour: string | null | undefined,
): ProductRecord["pictures"] {
  if (!colour) return pictures;
  const isOwn = (one: ProductRecord["pictures"][number]) => one.variantColour === colour;
  return [...pictures.filter(isOwn), ...pictures.filter((one) => !isOwn(one))];
}
