import { readNumber } from "#core/read-number.ts";

/** The fields that a column of a supplier's file can fill; the page offers these. */
export const IMPORT_TARGETS = [
  "reference",
  "sku",
  "gtin",
  "name.en",
  "name.lt",
  "name.lv",
  "name.et",
  "name.ru",
  "description.en",
  "description.lt",
  "manufacturer",
  "category",
  "price",
  "oldPrice",
  "stock",
  "size",
  "colour",
  "weightGrams",
  "pictures",
] as const;
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

/** A column of a file with some of its values. */
export type FileColumn = { name: string; samples: readonly string[] };

/** Column names in the languages that files use. The first match wins, so the plainest come first. */
const NAMES: Readonly<Record<ImportTarget, RegExp>> = {
  reference: /^(id|ref(erence)?|product ?id|item ?(id|no|number)|code|kodas|kods|kood|артикул)$/,
  sku: /^(sku|variant sku|article|part ?n(umber|o))$/,
  gtin: /^(gtin|ean(13)?|upc|barcode|br[uū]k[sš]ninis kodas|sv[iī]trkods|ribakood|штрихкод)$/,
  "name.lt": /(name|title|pavadinimas).*\blt\b|^pavadinimas$/,
  "name.lv": /(name|title).*\blv\b|^nosaukums$/,
  "name.et": /(name|title).*\b(et|ee)\b|^nimi$/,
  "name.ru": /(name|title).*\bru\b|^(название|наименование)$/,
  "name.en": /^(name|title|product ?(display ?)?name|product ?title|display ?name|name ?en)$/,
  "description.lt": /description.*\blt\b|^apra[sš]ymas$/,
  "description.en": /^(description|long description|body|details|story|description ?en)$/,
  manufacturer:
    /^(brand|manufacturer|vendor|maker|product ?brand|gamintojas|ra[zž]ot[aā]js|tootja|бренд)$/,
  category:
    /^(category|sub ?category|group|product ?group|article ?type|product ?type|type|kategorija|kategooria|категория)$/,
  oldPrice:
    /^(old price|list price|rrp|msrp|was( price)?( [a-z]{3})?|compare at price|sena kaina|старая цена)$/,
  price: /^(price( \w+)?|sale price|unit price|kaina|cena|hind|цена)$/,
  stock:
    /^(stock|in stock|on hand|qty|quantity|available|inventory|likutis|kiekis|atlikums|laoseis|остаток|количество)$/,
  size: /^(size|dydis|izm[eē]rs|suurus|размер)$/,
  colour: /^(colou?r|base ?colou?r|primary ?colou?r|spalva|kr[aā]sa|v[aä]rv|цвет)$/,
  pictures:
    /^(pictures?|images?|image ?(url|link|src)s?|photos?|paveiksl[eė]liai|nuotrauk(a|os)|att[eē]li|pildid|фото|изображения)$/,
  weightGrams:
    /^(weight ?(g(rams)?|kgs?|kilograms?|lbs?|oz)?|(svoris|svars|kaal|вес)( (g|kg|г|кг))?)$/,
};

/** Turns "ProductDisplayName" and "Price (INR)" into words. */
const plain = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();

const share = (samples: readonly string[], fits: (value: string) => boolean) =>
  samples.length === 0 ? 0 : samples.filter(fits).length / samples.length;

/** Recognises columns by their values, whatever their names are. */
function byValues({ samples }: FileColumn): ImportTarget | undefined {
  const filled = samples.filter((value) => value.trim() !== "");
  if (share(filled, (value) => /^\d{8}$|^\d{12,14}$/.test(value)) > 0.9) return "gtin";
  const isPrice = (value: string) =>
    /[€$£₹]|\d[.,]\d{2}\b/.test(value) && !Number.isNaN(readNumber(value, "price"));
  return share(filled, isPrice) > 0.9 ? "price" : undefined;
}

/** Assigns each column to at most one target and the reverse: first by names, then by values. */
export function guessColumns(
  columns: readonly FileColumn[],
): Partial<Record<ImportTarget, string>> {
  const guessed: Partial<Record<ImportTarget, string>> = {};
  const used = new Set<string>();
  const take = (target: ImportTarget, column: FileColumn | undefined) => {
    if (!column || guessed[target] !== undefined) return;
    guessed[target] = column.name;
    used.add(column.name);
  };
  for (const target of IMPORT_TARGETS) {
    take(
      target,
      columns.find(({ name }) => !used.has(name) && NAMES[target].test(plain(name))),
    );
  }
  for (const column of columns) {
    const target = used.has(column.name) ? undefined : byValues(column);
    if (target) take(target, column);
  }
  // If no column has a product number, the SKU or GTIN is used as the reference.
  if (guessed.reference === undefined) {
    const name = guessed.sku ?? guessed.gtin;
    if (name !== undefined) guessed.reference = name;
  }
  return guessed;
}
