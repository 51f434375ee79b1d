import type { ProductInput, VariantInput } from "./product-input.ts";

/** What a product may point at. */
export type KnownReferences = {
  /** The id set of each category. */
  categorySets: ReadonlyMap<number, number>;
  fieldIds: ReadonlySet<number>;
  flagIds: ReadonlySet<number>;
  sellers: ReadonlySet<string>;
  sizeCharts: ReadonlySet<string>;
  warehouses: ReadonlySet<string>;
  regions: ReadonlySet<string>;
};

/** As our addresses are written; anything else would never be kept in the page cache. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG = 100;
/** Inside the pictures folder, never a way out of it. */
const PICTURE_FILE = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.[a-z0-9]{3,5}$/;
const MAX_ADDRESS = 2000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What a column of whole numbers holds: twenty million euros. */
const MAX_INTEGER = 2_147_483_647;

/** Everything that is wrong with a product, in words for the one who hands it over; none: it may enter. */
export function checkProduct(product: ProductInput, known: KnownReferences): string[] {
  const problems: string[] = [];
  const expect = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  expect(
    SLUG.test(product.slug) && product.slug.length <= MAX_SLUG,
    `slug ${quote(product.slug)} is not made of a-z, 0-9 and single hyphens, at most ${MAX_SLUG}`,
  );
  expect(product.manufacturer.trim() !== "", "manufacturer is empty");
  expect(
    Object.values(product.names).some((name) => name.trim() !== ""),
    "it has no name",
  );
  expect(isDay(product.arrivedOn), `arrivedOn ${quote(product.arrivedOn)} is no date`);
  expect(
    product.dealEndsAt === null || !Number.isNaN(Date.parse(product.dealEndsAt)),
    `dealEndsAt ${quote(product.dealEndsAt ?? "")} is no time`,
  );
  expect(isCount(product.paidAmountCents, Number.MAX_SAFE_INTEGER), "paid amount is below zero");
  expect(isPrice(product.packSize), `a pack of ${product.packSize} is none`);
  expect(product.variants.length > 0, "it has no variant");
  for (const { file, url } of product.pictures ?? []) {
    expect(PICTURE_FILE.test(file), `picture ${quote(file)} is no plain path`);
    expect(url === undefined || isWebAddress(url), `picture ${quote(url ?? "")} is no address`);
  }
  for (const [region, site] of Object.entries(product.sites ?? {})) {
    expect(known.regions.has(region), `there is no site ${quote(region)}`);
    expect(
      site.priceCents === undefined || isPrice(site.priceCents),
      `price on ${region} is no price`,
    );
  }
  problems.push(...checkReferences(product, known), ...checkVariants(product.variants));
  return problems;
}

function checkReferences(product: ProductInput, known: KnownReferences): string[] {
  const sets = product.categoryIds.map((id) => known.categorySets.get(id));
  const unknown = (kind: string, isKnown: boolean, key: unknown) =>
    isKnown ? [] : [`there is no ${kind} ${quote(String(key))}`];
  return [
    ...(product.categoryIds.length === 0 ? ["it stands in no category"] : []),
    ...product.categoryIds.flatMap((id) => unknown("category", known.categorySets.has(id), id)),
    ...(new Set(sets).size < sets.length ? ["it stands in two categories of one id set"] : []),
    ...product.flagIds.flatMap((id) => unknown("flag", known.flagIds.has(id), id)),
    ...Object.keys(product.fields).flatMap((id) =>
      unknown("field", known.fieldIds.has(Number(id)), id),
    ),
    ...unknown("warehouse", known.warehouses.has(product.warehouse), product.warehouse),
    ...(product.seller === null
      ? []
      : unknown("seller", known.sellers.has(product.seller), product.seller)),
    ...(product.sizeChart === null
      ? []
      : unknown("size chart", known.sizeCharts.has(product.sizeChart), product.sizeChart)),
  ];
}

function checkVariants(variants: readonly VariantInput[]): string[] {
  const skus = variants.map(({ sku }) => sku);
  const twice = skus.filter((sku, index) => skus.indexOf(sku) !== index);
  return [
    ...twice.map((sku) => `SKU ${quote(sku)} is there twice`),
    ...variants.flatMap(checkVariant),
  ];
}

function checkVariant(variant: VariantInput): string[] {
  const { sku, priceCents, oldPriceCents, packed } = variant;
  const name = `variant ${quote(sku)}`;
  return [
    ...(sku.trim() === "" ? ["a variant has no SKU"] : []),
    ...(isPrice(priceCents) ? [] : [`${name}: ${priceCents} is no price in whole cents`]),
    ...(oldPriceCents === null || (isPrice(oldPriceCents) && oldPriceCents > priceCents)
      ? []
      : [`${name}: the old price ${oldPriceCents} is not above the price`]),
    ...(isCount(variant.stock) ? [] : [`${name}: stock ${variant.stock} is no count`]),
    ...(Object.values(packed).every(isPrice)
      ? []
      : [`${name}: packed weight and size are not whole grams and millimetres above zero`]),
    ...variant.earlierPrices
      .filter(({ on, cents }) => !isDay(on) || !isPrice(cents))
      .map(({ on }) => `${name}: the earlier price of ${quote(on)} is no price of a day`),
  ];
}

/** Without a name and a password, which would be shown to whoever sees the list of what failed. */
function isWebAddress(text: string): boolean {
  const url = text.length <= MAX_ADDRESS && URL.canParse(text) ? new URL(text) : undefined;
  return Boolean(url && /^https?:$/.test(url.protocol) && url.username + url.password === "");
}

const isCount = (value: number, most = MAX_INTEGER) =>
  Number.isSafeInteger(value) && value >= 0 && value <= most;
const isPrice = (value: number) => isCount(value) && value > 0;
const isDay = (day: string) => DAY.test(day) && !Number.isNaN(Date.parse(day));
const quote = (text: string) => JSON.stringify(text.slice(0, 120));
