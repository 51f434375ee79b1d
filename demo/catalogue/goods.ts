import { BRANDS } from "./brands/all-brands.ts";
import type { Brand } from "./brands/brand.ts";
import { chance, shuffled } from "./chance.ts";
import { colourOf } from "./colours.ts";
import { list } from "./localised-text.ts";
import { productTypeOf } from "./product-types/all-product-types.ts";
import type { ProductType } from "./product-types/product-type.ts";
import { slugOf } from "./slug.ts";

/** A product before prices, stock and texts: its type, its maker and its colours. */
export type Good = {
  slug: string;
  brand: string;
  family: string;
  colours: readonly { key: string; hex: string }[];
  maker: Brand;
  type: ProductType;
  model: string;
  /** The value's key in the field that distinguishes products of the type. */
  spec: string | null;
  isPro: boolean;
  /** Pieces sold together; 1 unless businesses buy it in packs. */
  pack: number;
};

export const DEMO_GOODS: readonly Good[] = BRANDS.flatMap((maker) =>
  Object.entries(maker.makes).flatMap(([key, models]) => {
    const type = productTypeOf(key);
    return list(models).map((written, at) => buildGood(maker, type, written, at));
  }),
);

function buildGood(maker: Brand, type: ProductType, written: string, at: number): Good {
  const [name = "", pack = "1"] = written.replace("!", "").split("*");
  const model = name.replaceAll("_", " ");
  const spec = specOf(type, model, at);
  const packed = Number(pack);
  const slug = slugOf(
    [maker.name, model, type.key, spec, packed > 1 ? `pack ${packed}` : null]
      .filter(Boolean)
      .join(" "),
  );
  return {
    slug,
    brand: maker.name,
    family: type.family,
    colours: coloursOf(slug, type, packed).map((key) => ({ key, hex: colourOf(key).hex })),
    maker,
    type,
    model,
    spec,
    isPro: packed > 1 || written.endsWith("!"),
    pack: packed,
  };
}

/** A model called "Pane 27" measures 27 inches; otherwise the values take turns. */
function specOf(type: ProductType, model: string, at: number): string | null {
  const specs = list(type.spec?.values ?? "");
  return namedIn(model, specs)[0] ?? specs[at % Math.max(1, specs.length)] ?? null;
}

/** Values whose integer part is in the model's name. */
export function namedIn(model: string, values: readonly string[]): readonly string[] {
  const told = /\d+/.exec(model)?.[0];
  return told ? values.filter((value) => new RegExp(`^${told}(?!\\d)`).test(value)) : [];
}

/** Packs and packaging have one colour; about half of the rest has more, as in a real shop. */
function coloursOf(slug: string, type: ProductType, pack: number): readonly string[] {
  const keys = shuffled(slug, "colours", list(type.colours));
  if (type.isColourOfPackaging || pack > 1) return keys.slice(0, 1);
  const roll = chance(slug, "how many colours");
  return keys.slice(0, roll < 0.45 ? 1 : roll < 0.8 ? 2 : 3);
}
