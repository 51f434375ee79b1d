import { toCents } from "#core/money.ts";
import type { ProductInput } from "#features/catalogue/domain/product-input.ts";
import type { ColumnRule, Mapping } from "./mapping.ts";
import { slugify } from "./slugify.ts";

type Columns = Record<string, unknown>;

/** A foreign row as a product of ours. Whether it is a good one, the catalogue's own check says. */
export function mapRow(
  columns: Columns,
  mapping: Mapping,
  today: string,
): ProductInput | { problem: string } {
  const read = (target: string) => readTarget(columns, mapping.columns[target]);
  const number = (target: string, fallback: number) => {
    const text = read(target);
    return text === "" ? fallback : Number(text.replace(",", "."));
  };
  const reference = read("reference");
  if (reference === "") return { problem: "there is no reference" };
  const names = translated("name", mapping, read);
  const cents = (target: string) =>
    read(target) === "" ? null : toCents(number(target, 0) * (mapping.priceFactor ?? 1));
  const fallbackSlug = slugify(`${Object.values(names)[0] ?? ""}`, reference);
  return {
    slug: read("slug") || fallbackSlug,
    source: { name: mapping.source, reference },
    manufacturer: read("manufacturer"),
    names,
    descriptions: translated("description", mapping, read),
    categoryIds: categoryIds(read("category"), mapping),
    flagIds: list(read("flags")).map(Number),
    fields: fieldsOf(mapping, read),
    sizeChart: read("sizeChart") || null,
    seller: read("seller") || null,
    warehouse: read("warehouse") || "US",
    isPro: /^(true|1|yes)$/i.test(read("isPro")),
    arrivedOn: read("arrivedOn") || today,
    paidAmountCents: cents("paidAmount") ?? 0,
    dealEndsAt: read("dealEndsAt") || null,
    variants: [
      {
        sku: read("sku") || `${mapping.source}-${reference}`,
        gtin: read("gtin") || null,
        size: read("size") || null,
        colour: neutral(read("colour")) || null,
        priceCents: cents("price") ?? 0,
        oldPriceCents: cents("oldPrice"),
        earlierPrices: earlierPrices(read("earlierPriceOn"), cents("earlierPrice")),
        stock: number("stock", 0),
        packed: {
          weightGrams: number("weightGrams", 500),
          lengthMm: number("lengthMm", 300),
          widthMm: number("widthMm", 200),
          heightMm: number("heightMm", 80),
        },
      },
    ],
    pictures: list(read("pictures")).map((file) => ({
      file,
      colour: "#e5e5e5",
      variantColour: null,
    })),
    sites: {},
  };
}

/** What it cost before: without its day nobody could say whether it counts. */
function earlierPrices(on: string, cents: number | null) {
  return on === "" || cents === null ? [] : [{ on, cents }];
}

function readTarget(columns: Columns, rule: ColumnRule | undefined): string {
  if (rule === undefined) return "";
  if (typeof rule === "string") return cell(columns, rule);
  if ("constant" in rule) return String(rule.constant ?? "");
  const raw = cell(columns, rule.column);
  const match = rule.pattern === undefined ? undefined : new RegExp(rule.pattern, "u").exec(raw);
  const value = rule.pattern === undefined ? raw : (match?.[1] ?? match?.[0] ?? "");
  const mapped = rule.map && Object.hasOwn(rule.map, value) ? String(rule.map[value]) : value;
  return mapped === "" ? String(rule.fallback ?? "") : mapped;
}

/** PostgreSQL's texts hold every character but zero. */
function cell(columns: Columns, name: string): string {
  const value = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (value === undefined || value === null) return "";
  return (Array.isArray(value) ? value.join(",") : String(value)).replaceAll("\0", "").trim();
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

function categoryIds(value: string, { categories = {} }: Mapping): readonly number[] {
  if (Object.hasOwn(categories, value)) return categories[value] ?? [];
  if (Object.hasOwn(categories, "*")) return categories["*"] ?? [];
  return list(value).map(Number);
}

/** "Navy Blue" as a key: `navy-blue`. */
const neutral = (text: string) => (text === "" ? "" : slugify(text));
const list = (text: string) =>
  text
    .split(/[,|]/)
    .map((part) => part.trim())
    .filter(Boolean);
