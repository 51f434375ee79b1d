import { isDay } from "#core/dates.ts";
import type { ProductInput, VariantInput } from "./product-input.ts";
import { MAX_SLUG, type RowFault, type RowFaultCode } from "./row-fault.ts";

/** The ids and codes that a product may reference. */
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

/** The form of slugs in our URLs; the page cache would never store a page with another form. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** A path inside the pictures folder; it cannot lead out of that folder. */
const PICTURE_FILE = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.[a-z0-9]{3,5}$/;
const MAX_ADDRESS = 2000;
/** The largest value of an integer column: about 21 million euros in cents. */
const MAX_INTEGER = 2_147_483_647;

/** Lists everything that is wrong with a product; if the list is empty, the product may be saved. */
export function checkProduct(product: ProductInput, known: KnownReferences): RowFault[] {
  const faults: RowFault[] = [];
  const expect = (holds: boolean, fault: RowFault) => {
    if (!holds) faults.push(fault);
  };
  const { slug, arrivedOn, dealEndsAt, packSize } = product;
  expect(SLUG.test(slug) && slug.length <= MAX_SLUG, { code: "slug", value: slug });
  expect(product.manufacturer.trim() !== "", { code: "no_manufacturer" });
  expect(
    Object.values(product.names).some((name) => name.trim() !== ""),
    { code: "no_name" },
  );
  expect(isDay(arrivedOn), { code: "arrived_on", value: arrivedOn });
  expect(dealEndsAt === null || !Number.isNaN(Date.parse(dealEndsAt)), {
    code: "deal_ends_at",
    value: dealEndsAt ?? "",
  });
  expect(isCount(product.paidAmountCents, Number.MAX_SAFE_INTEGER), { code: "paid_amount" });
  expect(isPrice(packSize), { code: "pack_size", value: packSize });
  expect(product.variants.length > 0, { code: "no_variant" });
  for (const { file, url } of product.pictures ?? []) {
    expect(PICTURE_FILE.test(file), { code: "picture_path", value: file });
    expect(url === undefined || isWebAddress(url), { code: "picture_address", value: url ?? "" });
  }
  for (const [region, { priceCents }] of Object.entries(product.sites ?? {})) {
    expect(known.regions.has(region), { code: "site", value: region });
    expect(priceCents === undefined || isPrice(priceCents), { code: "site_price", of: region });
  }
  return [...faults, ...checkReferences(product, known), ...checkVariants(product.variants)];
}

function checkReferences(product: ProductInput, known: KnownReferences): RowFault[] {
  const sets = product.categoryIds.map((id) => known.categorySets.get(id));
  const unknown = (code: RowFaultCode, isKnown: boolean, key: unknown): RowFault[] =>
    isKnown ? [] : [{ code, value: String(key) }];
  const { warehouse, seller, sizeChart } = product;
  return [
    ...faultIf(product.categoryIds.length === 0, { code: "no_category" }),
    ...product.categoryIds.flatMap((id) => unknown("category", known.categorySets.has(id), id)),
    ...faultIf(new Set(sets).size < sets.length, { code: "same_id_set" }),
    ...product.flagIds.flatMap((id) => unknown("flag", known.flagIds.has(id), id)),
    ...Object.keys(product.fields).flatMap((id) =>
      unknown("field", known.fieldIds.has(Number(id)), id),
    ),
    ...unknown("warehouse", known.warehouses.has(warehouse), warehouse),
    ...unknown("seller", seller === null || known.sellers.has(seller), seller),
    ...unknown("size_chart", sizeChart === null || known.sizeCharts.has(sizeChart), sizeChart),
  ];
}

function checkVariants(variants: readonly VariantInput[]): RowFault[] {
  const skus = variants.map(({ sku }) => sku);
  const twice = skus.filter((sku, index) => skus.indexOf(sku) !== index);
  return [
    ...twice.map((sku): RowFault => ({ code: "sku_twice", value: sku })),
    ...variants.flatMap(checkVariant),
  ];
}

function checkVariant(variant: VariantInput): RowFault[] {
  const { sku, priceCents, oldPriceCents, stock, packed } = variant;
  const isOldPrice = (old: number) => isPrice(old) && old > priceCents;
  return [
    ...faultIf(sku.trim() === "", { code: "empty_sku" }),
    ...faultIf(!isPrice(priceCents), { code: "price", variant: sku, value: priceCents }),
    ...faultIf(oldPriceCents !== null && !isOldPrice(oldPriceCents), {
      code: "old_price",
      variant: sku,
      value: oldPriceCents ?? 0,
    }),
    ...faultIf(!isCount(stock), { code: "stock", variant: sku, value: stock }),
    ...faultIf(!Object.values(packed).every(isPrice), { code: "packed", variant: sku }),
    ...variant.earlierPrices
      .filter(({ on, cents }) => !isDay(on) || !isPrice(cents))
      .map(({ on }): RowFault => ({ code: "earlier_price", variant: sku, value: on })),
  ];
}

const faultIf = (isFault: boolean, fault: RowFault): RowFault[] => (isFault ? [fault] : []);

/** Refuses a URL with a user name and password: everybody who sees the list of failures would see them. */
function isWebAddress(text: string): boolean {
  const url = text.length <= MAX_ADDRESS && URL.canParse(text) ? new URL(text) : undefined;
  return Boolean(url && /^https?:$/.test(url.protocol) && url.username + url.password === "");
}

const isCount = (value: number, most = MAX_INTEGER) =>
  Number.isSafeInteger(value) && value >= 0 && value <= most;
const isPrice = (value: number) => isCount(value) && value > 0;
