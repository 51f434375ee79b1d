import type { VariantInput } from "#features/catalogue/domain/product-input.ts";
import { between, chance } from "../chance.ts";
import type { Good } from "../goods.ts";
import { sizesOf, stepOf } from "../sizes.ts";
import { slugOf } from "../slug.ts";
import { priceStory } from "./good-prices.ts";

/** The package grows with the screen; the type's data is for one of this many inches. */
const DESCRIBED_INCHES: Readonly<Record<string, number>> = { television: 55, monitor: 27 };
const SOLD_OUT = 0.04;
const FEW_LEFT = 0.12;

export function variantsOf(good: Good, today: string, arrived: string): VariantInput[] {
  const { slug, type } = good;
  const sizes = type.sizes === null ? [null] : sizesOf(type.sizes);
  const pairs = good.colours.flatMap(({ key }) => sizes.map((size, at) => ({ key, size, at })));
  const stocks = stocksOf(slug, pairs.length);
  return pairs.map(({ key, size, at }, index) => {
    const step = type.sizes === null ? null : stepOf(type.sizes, at);
    const colour = type.isColourOfPackaging ? null : key;
    const sku = skuOf(good, colour, size);
    return {
      sku,
      gtin: gtinOf(sku),
      size,
      colour,
      ...priceStory(good, step?.price ?? 1, today, arrived),
      stock: stocks[index] ?? 0,
      packed: packedOf(good, step?.weight ?? 1, step?.length ?? 1),
    };
  });
}

const plainOf = (key: string | null) => key?.replaceAll(/[^a-z0-9]/gi, "").toUpperCase() ?? "";

/** Model names are unique within a brand, so a SKU does not change when others are added. */
function skuOf({ maker, model, pack }: Good, colour: string | null, size: string | null): string {
  const name = slugOf(model).replaceAll("-", "").toUpperCase();
  const parts = [maker.code, pack > 1 ? `${name}X${pack}` : name, plainOf(colour), plainOf(size)];
  return parts.filter(Boolean).join("-");
}

/** An EAN-13 with prefix 20, which is reserved for internal use and never assigned to a maker. */
function gtinOf(sku: string): string {
  const digits = `20${String(between(sku, "gtin", 0, 9_999_999_999)).padStart(10, "0")}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Most sizes are available, some are sold out; a few products are sold out or nearly so. */
function stocksOf(slug: string, count: number): number[] {
  const roll = chance(slug, "stock");
  return Array.from({ length: count }, (_, at) => {
    const about = `${slug}/${at}`;
    if (roll < SOLD_OUT) return 0;
    if (roll < FEW_LEFT) return at === 0 ? 2 : between(about, "few", 0, 3);
    if (at > 0 && chance(about, "ran out") < 0.1) return 0;
    return between(about, "pieces", 3, 60);
  });
}

function packedOf(good: Good, weight: number, length: number): VariantInput["packed"] {
  const { slug, type, spec, pack } = good;
  const described = DESCRIBED_INCHES[type.key];
  const screen = described && spec ? Number.parseFloat(spec) / described : 1;
  const wide = Math.cbrt(pack) * length * screen;
  const own = 0.94 + 0.12 * chance(slug, "weight");
  const [grams, long, broad, high] = type.packed;
  return {
    weightGrams: Math.round((grams * own * weight * screen ** 2 * pack) / 10) * 10,
    lengthMm: Math.round(long * wide),
    widthMm: Math.round(broad * wide),
    heightMm: Math.round(high * Math.cbrt(pack) * length),
  };
}
