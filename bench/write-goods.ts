import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { LANGUAGES } from "#i18n/languages.ts";
import { scatter } from "./catalogue/bench-product.ts";

const NOUNS = ["jacket", "lamp", "kettle", "runner", "tote", "chair", "drill", "watch", "tent"];
const TRAITS = ["light", "warm", "folding", "steel", "linen", "quiet", "striped", "deep", "soft"];
const BRANDS = ["Lintsail", "Norda", "Kalnas", "Brook", "Viesti", "Ode", "Harbour"];
const SIZES = ["S", "M", "L"];

const pick = (list: readonly string[], id: number, salt: number) =>
  list[scatter(id, salt) % list.length] ?? "";

/** A product in the format of `npm run import`; `run` makes it differ from earlier runs. */
function goodsRow(id: number, { categoryIds, run }: GoodsOptions) {
  const name = `${pick(TRAITS, id, 1)} ${pick(NOUNS, id, 2)} ${id} ${run}`;
  const words = Array.from({ length: 60 }, (_, at) => pick([...TRAITS, ...NOUNS], id, at + 10));
  const inAll = (text: string) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, `${text} ${language}`]));
  return {
    reference: `B${id}`,
    slug: `bench-${id}`,
    manufacturer: pick(BRANDS, id, 3),
    names: inAll(name),
    descriptions: inAll(words.join(" ")),
    categoryIds,
    warehouse: "US",
    arrivedOn: "2026-10-01",
    paidAmountCents: scatter(id, 4) % 100_000,
    variants: SIZES.map((size) => ({
      sku: `B${id}-${size}`,
      size,
      priceCents: 495 + (scatter(id, 5) % 400) * 50,
      stock: scatter(id, 6) % 90,
      packed: { weightGrams: 900, lengthMm: 300, widthMm: 200, heightMm: 100 },
    })),
    pictures: [{ file: "goods/bench.avif", colour: "#cccccc" }],
  };
}

type GoodsOptions = { count: number; categoryIds: readonly number[]; run: number };

export function writeGoods(file: string, options: GoodsOptions) {
  const lines = Readable.from(
    (function* () {
      for (let id = 1; id <= options.count; id++)
        yield `${JSON.stringify(goodsRow(id, options))}\n`;
    })(),
  );
  return pipeline(lines, createWriteStream(file));
}
