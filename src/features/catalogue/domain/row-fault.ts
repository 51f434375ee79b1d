import { keysOf } from "#core/record.ts";

/** The maximum length of a product's slug. */
export const MAX_SLUG = 100;

/** The fault's values as shown, already in quotes. */
type Found = { value: string; of: string; variant: string };

/** In English, for the report of `npm run import` and the log; the office has its own translations. */
const WORDS = {
  unreadable: ({ value }: Found) => `the row cannot be read: ${value}`,
  no_object: () => "the row is no JSON object",
  not_a_product: ({ value }: Found) => `it is no product of ours: ${value}`,
  no_reference: () => "there is no reference",
  not_a_number: ({ of, value }: Found) => `${of} ${value} is no number`,
  category_word: ({ value }: Found) => `category ${value} has no ids`,
  no_sku: () => "several variants, and the list has no SKU",
  slug_taken: ({ value }: Found) => `slug ${value} belongs to another product`,
  sku_taken: ({ value }: Found) => `SKU ${value} belongs to another product`,
  slug: ({ value }: Found) =>
    `slug ${value} is not made of a-z, 0-9 and single hyphens, at most ${MAX_SLUG}`,
  no_manufacturer: () => "manufacturer is empty",
  no_name: () => "it has no name",
  arrived_on: ({ value }: Found) => `arrivedOn ${value} is no date`,
  deal_ends_at: ({ value }: Found) => `dealEndsAt ${value} is no time`,
  paid_amount: () => "paid amount is below zero",
  pack_size: ({ value }: Found) => `a pack of ${value} is none`,
  no_variant: () => "it has no variant",
  picture_path: ({ value }: Found) => `picture ${value} is no plain path`,
  picture_address: ({ value }: Found) => `picture ${value} is no address`,
  site: ({ value }: Found) => `there is no site ${value}`,
  site_price: ({ of }: Found) => `price on ${of} is no price`,
  no_category: () => "it stands in no category",
  category: ({ value }: Found) => `there is no category ${value}`,
  same_id_set: () => "it stands in two categories of one id set",
  flag: ({ value }: Found) => `there is no flag ${value}`,
  field: ({ value }: Found) => `there is no field ${value}`,
  warehouse: ({ value }: Found) => `there is no warehouse ${value}`,
  seller: ({ value }: Found) => `there is no seller ${value}`,
  size_chart: ({ value }: Found) => `there is no size chart ${value}`,
  sku_twice: ({ value }: Found) => `SKU ${value} is there twice`,
  empty_sku: () => "a variant has no SKU",
  price: ({ variant, value }: Found) => `variant ${variant}: ${value} is no price in whole cents`,
  old_price: ({ variant, value }: Found) =>
    `variant ${variant}: the old price ${value} is not above the price`,
  stock: ({ variant, value }: Found) => `variant ${variant}: stock ${value} is no count`,
  packed: ({ variant }: Found) =>
    `variant ${variant}: packed weight and size are not whole grams and millimetres above zero`,
  earlier_price: ({ variant, value }: Found) =>
    `variant ${variant}: the earlier price of ${value} is no price of a day`,
} satisfies Record<string, (found: Found) => string>;

export type RowFaultCode = keyof typeof WORDS;
export const ROW_FAULTS = keysOf(WORDS);

/** What is wrong with a row of a list, or with a product. */
export type RowFault = {
  code: RowFaultCode;
  /** The value that was found. */
  value?: string | number;
  /** The column, or the site. */
  of?: string;
  /** The SKU of the variant that the fault is about. */
  variant?: string;
};

const MOST_SHOWN = 120;
const quote = (found: string | number) =>
  typeof found === "number" ? String(found) : JSON.stringify(found.slice(0, MOST_SHOWN));

export const faultWords = (fault: RowFault): string => wordsWith(fault, quote);

/** `price "abc" is no number` and `price "x" is no number` are one kind of fault. */
export const faultKindWords = (fault: RowFault): string => wordsWith(fault, () => "…");

function wordsWith(
  { code, value = "", of = "", variant = "" }: RowFault,
  show: (found: string | number) => string,
): string {
  const words: (found: Found) => string = WORDS[code];
  return words({ value: show(value), of, variant: show(variant) });
}
