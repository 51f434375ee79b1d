import { slugify } from "#core/slugify.ts";
import type { Mapping } from "../../../domain/import-mapping.ts";
import type { ProductInput, VariantInput } from "../../../domain/product-input.ts";
import type { RowFault } from "../../../domain/row-fault.ts";
import { listPictures } from "./list-pictures.ts";
import { type Columns, hasColumn, hasTarget, readTarget } from "./read-target.ts";
import { readRowNumbers } from "./row-numbers.ts";

/** Converts a row of a foreign file to a product; `checkProduct` validates it later. */
export function mapRow(
  columns: Columns,
  mapping: Mapping,
  today: string,
): ProductInput | { faults: readonly RowFault[] } {
  const read = (target: string) => readTarget(columns, mapping.columns[target]);
  const numbers = readRowNumbers(columns, mapping);
  const { whole, cents, faults } = numbers;
  const reference = read("reference");
  if (reference === "") return { faults: [{ code: "no_reference" }] };
  const names = translated("name", mapping, read);
  const fallbackSlug = slugify(`${Object.values(names)[0] ?? ""}`, reference);
  const category = categoryIds(read("category"), mapping);
  if (!category) faults.push({ code: "category_word", value: read("category") });
  const input: ProductInput = {
    slug: read("slug") || fallbackSlug,
    source: { name: mapping.source, reference },
    manufacturer: read("manufacturer"),
    names,
    descriptions: translated("description", mapping, read),
    categoryIds: category ?? [],
    flagIds: list(read("flags")).map(Number),
    fields: fieldsOf(mapping, read),
    sizeChart: read("sizeChart") || null,
    seller: read("seller") || null,
    warehouse: read("warehouse") || "US",
    isPro: /^(true|1|yes)$/i.test(read("isPro")),
    packSize: whole("packSize", "count", 1),
    arrivedOn: read("arrivedOn") || today,
    paidAmountCents: cents("paidAmount") ?? 0,
    dealEndsAt: read("dealEndsAt") || null,
    variants: [variantOf(read, numbers, `${mapping.source}-${reference}`)],
    // A list of prices and stock has no pictures, and therefore removes none.
    ...(hasTarget(columns, mapping.columns.pictures) && { pictures: picturesOf(read) }),
    providedFields: providedFieldsOf(columns, mapping),
  };
  return faults.length > 0 ? { faults } : input;
}

/** Targets whose names differ from the fields that they fill; of `name.en` or `field.3`, only the first part counts. */
const FILLED: Readonly<Record<string, string>> = {
  category: "categoryIds",
  flags: "flagIds",
  name: "names",
  description: "descriptions",
  field: "fields",
};

/**
 * The names of the product's provided fields. A `*` in the mapping's categories counts as a provided category. A
 * fallback for a column that the file lacks is only used for new products, and an empty SKU identifies no variant.
 */
function providedFieldsOf(
  columns: Columns,
  { columns: rules, categories = {} }: Mapping,
): string[] {
  const targets = Object.keys(rules)
    .filter((target) => hasColumn(columns, rules[target]))
    .filter((target) => target !== "sku" || readTarget(columns, rules.sku) !== "");
  const isPlaced = Object.hasOwn(categories, "*") && !targets.includes("category");
  return [...targets, ...(isPlaced ? ["category"] : [])].map((target) => {
    const [kind = "", ...part] = target.split(".");
    return [FILLED[kind] ?? kind, ...part].join(".");
  });
}

const picturesOf = (read: (target: string) => string) =>
  listPictures(read("pictures")).map((picture) => ({
    ...picture,
    colour: "#e5e5e5",
    variantColour: null,
  }));

type RowNumbers = ReturnType<typeof readRowNumbers>;

function variantOf(
  read: (target: string) => string,
  { whole, cents }: RowNumbers,
  fallbackSku: string,
): VariantInput {
  return {
    sku: read("sku") || fallbackSku,
    gtin: read("gtin") || null,
    size: read("size") || null,
    colour: neutral(read("colour")) || null,
    priceCents: cents("price") ?? 0,
    oldPriceCents: cents("oldPrice"),
    earlierPrices: earlierPrices(read("earlierPriceOn"), cents("earlierPrice")),
    stock: whole("stock", "count", 0),
    packed: {
      weightGrams: whole("weightGrams", "measure", 500),
      lengthMm: whole("lengthMm", "measure", 300),
      widthMm: whole("widthMm", "measure", 200),
      heightMm: whole("heightMm", "measure", 80),
    },
  };
}

/** The earlier price: without a date, it is unknown whether it is within the 30 days. */
function earlierPrices(on: string, cents: number | null) {
  return on === "" || cents === null ? [] : [{ on, cents }];
}

function translated(
  kind: "name" | "description",
  { columns }: Mapping,
  read: (target: string) => string,
): Record<string, string> {
  const targets = Object.keys(columns).filter((target) => target.startsWith(`${kind}.`));
  const texts = targets.map((target) => [target.slice(kind.length + 1), read(target)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

function fieldsOf(mapping: Mapping, read: (target: string) => string): Record<string, string[]> {
  const targets = Object.keys(mapping.columns).filter((target) => target.startsWith("field."));
  const fields = targets.map(
    (target) => [target.slice("field.".length), list(read(target)).map(neutral)] as const,
  );
  return Object.fromEntries(fields.filter(([, values]) => values.length > 0));
}

/** Undefined if a value has no category. */
function categoryIds(value: string, { categories = {} }: Mapping): readonly number[] | undefined {
  if (Object.hasOwn(categories, value)) return categories[value] ?? [];
  if (Object.hasOwn(categories, "*")) return categories["*"] ?? [];
  const ids = list(value).map(Number);
  return ids.every(Number.isInteger) ? ids : undefined;
}

/** Converts "Navy Blue" to the key `navy-blue`. */
const neutral = (text: string) => (text === "" ? "" : slugify(text));
const list = (text: string) =>
  text
    .split(/[,|]/)
    .map((part) => part.trim())
    .filter(Boolean);
