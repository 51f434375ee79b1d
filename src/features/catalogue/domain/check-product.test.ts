import { expect, test } from "vitest";
import { checkProduct } from "./check-product.ts";
import type { ProductInput, VariantInput } from "./product-input.ts";
import { faultWords } from "./row-fault.ts";

const known = {
  categorySets: new Map([
    [1, 1],
    [2, 1],
    [3, 2],
  ]),
  fieldIds: new Set([7]),
  flagIds: new Set([4]),
  sellers: new Set(["kite"]),
  sizeCharts: new Set(["tops"]),
  warehouses: new Set(["US"]),
  regions: new Set(["lt"]),
};

const variant: VariantInput = {
  sku: "A-1",
  gtin: null,
  size: null,
  colour: null,
  priceCents: 1000,
  oldPriceCents: null,
  earlierPrices: [],
  stock: 0,
  packed: { weightGrams: 1, lengthMm: 1, widthMm: 1, heightMm: 1 },
};

const product: ProductInput = {
  slug: "red-boot-2",
  manufacturer: "Acme",
  names: { lt: "", en: "Boot" },
  descriptions: {},
  categoryIds: [1, 3],
  flagIds: [4],
  fields: { 7: ["red"] },
  sizeChart: "tops",
  seller: "kite",
  warehouse: "US",
  isPro: false,
  packSize: 1,
  arrivedOn: "2026-11-01",
  paidAmountCents: 0,
  dealEndsAt: "2026-11-17T00:00:00Z",
  variants: [variant],
  pictures: [{ file: "boots/red-1.webp", colour: "#000000", variantColour: null }],
  sites: { lt: { priceCents: 900 } },
};

test("a valid product has no problems", () => {
  expect(problemsOf(product, known)).toEqual([]);
  const plain = { seller: null, sizeChart: null, dealEndsAt: null, sites: { lt: {} } };
  expect(problemsOf({ ...product, ...plain }, known)).toEqual([]);
});

const slugProblem = (slug: string) =>
  `slug ${JSON.stringify(slug.slice(0, 120))} is not made of a-z, 0-9 and single hyphens, at most 100`;
/** The problems in words. */
const problemsOf = (...given: Parameters<typeof checkProduct>) =>
  checkProduct(...given).map(faultWords);

const picture = (file: string, url?: string) => ({
  file,
  colour: "",
  variantColour: null,
  ...(url === undefined ? {} : { url }),
});

test.each<[Partial<ProductInput>, string[]]>([
  ...["", "Boot", "-boot", "boot-", "red--boot", "red boot", "a".repeat(101)].map(
    (slug): [Partial<ProductInput>, string[]] => [{ slug }, [slugProblem(slug)]],
  ),
  [{ slug: "a".repeat(100) }, []],
  [{ manufacturer: " " }, ["manufacturer is empty"]],
  [{ names: {} }, ["it has no name"]],
  [{ names: { en: " " } }, ["it has no name"]],
  [{ arrivedOn: "2026-13-01" }, ['arrivedOn "2026-13-01" is no date']],
  [{ arrivedOn: "1 Nov 2026" }, ['arrivedOn "1 Nov 2026" is no date']],
  [{ arrivedOn: "2026-11-01T00" }, ['arrivedOn "2026-11-01T00" is no date']],
  [{ arrivedOn: "2026-02-30" }, ['arrivedOn "2026-02-30" is no date']],
  [{ arrivedOn: "x2026-11-01" }, ['arrivedOn "x2026-11-01" is no date']],
  [{ arrivedOn: "+002026-11-01" }, ['arrivedOn "+002026-11-01" is no date']],
  [{ arrivedOn: "2026-11-01T00:00Z" }, ['arrivedOn "2026-11-01T00:00Z" is no date']],
  [{ dealEndsAt: "soon" }, ['dealEndsAt "soon" is no time']],
  [{ paidAmountCents: -1 }, ["paid amount is below zero"]],
  [{ paidAmountCents: 0.5 }, ["paid amount is below zero"]],
  [{ paidAmountCents: 2_147_483_648 }, []],
  [{ packSize: 0 }, ["a pack of 0 is none"]],
  [{ packSize: 1.5 }, ["a pack of 1.5 is none"]],
  [{ packSize: 6 }, []],
  [{ variants: [] }, ["it has no variant"]],
  [{ pictures: [picture("../secret.webp")] }, ['picture "../secret.webp" is no plain path']],
  [{ pictures: [picture("/a.webp")] }, ['picture "/a.webp" is no plain path']],
  [{ pictures: [picture("a/-b.webp")] }, ['picture "a/-b.webp" is no plain path']],
  [{ pictures: [picture("a.b.webp")] }, ['picture "a.b.webp" is no plain path']],
  [{ pictures: [picture("a.webp/")] }, ['picture "a.webp/" is no plain path']],
  [{ pictures: [picture("a.w")] }, ['picture "a.w" is no plain path']],
  [{ pictures: [picture("a/b-c/d.jpeg"), picture("a.png")] }, []],
  [{ sites: { xx: {} } }, ['there is no site "xx"']],
  [{ sites: { lt: { priceCents: 0 } } }, ["price on lt is no price"]],
  [{ sites: { lt: { priceCents: 1.5 } } }, ["price on lt is no price"]],
  [{ sites: { lt: { priceCents: 2_147_483_647 } } }, []],
  [{ sites: { lt: { priceCents: 2_147_483_648 } } }, ["price on lt is no price"]],
  [{ categoryIds: [] }, ["it stands in no category"]],
  [{ categoryIds: [9] }, ['there is no category "9"']],
  [{ categoryIds: [1, 2] }, ["it stands in two categories of one id set"]],
  [{ flagIds: [4, 5] }, ['there is no flag "5"']],
  [{ fields: { 7: [], 8: [] } }, ['there is no field "8"']],
  [{ warehouse: "MARS" }, ['there is no warehouse "MARS"']],
  [{ seller: "nobody" }, ['there is no seller "nobody"']],
  [{ sizeChart: "hats" }, ['there is no size chart "hats"']],
])("a product with %j has the problems %j", (change, problems) => {
  expect(problemsOf({ ...product, ...change }, known)).toEqual(problems);
});

test("a product without pictures and sites is valid", () => {
  const { pictures: _pictures, sites: _sites, ...others } = product;
  expect(problemsOf(others, known)).toEqual([]);
});

const ADDRESS = "https://img.example/boot.jpg?size=";

test.each([
  "https://img.example/boot.jpg",
  "http://img.example/boot.jpg",
  ADDRESS.padEnd(2000, "9"),
])("a picture may be downloaded from %s", (url) => {
  expect(problemsOf({ ...product, pictures: [picture("a.webp", url)] }, known)).toEqual([]);
});

test.each([
  "",
  "boot.jpg",
  "//img.example/boot.jpg",
  "ftp://img.example/boot.jpg",
  "xhttp://img.example/boot.jpg",
  "javascript:alert(1)",
  "https://joe@img.example/boot.jpg",
  "https://:secret@img.example/boot.jpg",
  "https://joe:secret@img.example/boot.jpg",
  ADDRESS.padEnd(2001, "9"),
])("a picture may not be downloaded from %j", (url) => {
  expect(problemsOf({ ...product, pictures: [picture("a.webp", url)] }, known)).toEqual([
    `picture ${JSON.stringify(url.slice(0, 120))} is no address`,
  ]);
});

const packedProblem =
  'variant "A-1": packed weight and size are not whole grams and millimetres above zero';
const earlier = (on: string, cents: number) => ({ earlierPrices: [{ on, cents }] });

test.each<[Partial<VariantInput>, string[]]>([
  [{ sku: " " }, ["a variant has no SKU"]],
  [{ priceCents: 0 }, ['variant "A-1": 0 is no price in whole cents']],
  [{ priceCents: 9.5 }, ['variant "A-1": 9.5 is no price in whole cents']],
  [{ oldPriceCents: 1001 }, []],
  [{ oldPriceCents: 1000 }, ['variant "A-1": the old price 1000 is not above the price']],
  [{ oldPriceCents: 1000.5 }, ['variant "A-1": the old price 1000.5 is not above the price']],
  [{ stock: -1 }, ['variant "A-1": stock -1 is no count']],
  [{ stock: 0.5 }, ['variant "A-1": stock 0.5 is no count']],
  [{ stock: 2_147_483_648 }, ['variant "A-1": stock 2147483648 is no count']],
  [{ packed: { ...variant.packed, weightGrams: 0 } }, [packedProblem]],
  [{ packed: { ...variant.packed, heightMm: 1.5 } }, [packedProblem]],
  [earlier("2026-10-01", 500), []],
  [
    earlier("2026-10-01", 0),
    ['variant "A-1": the earlier price of "2026-10-01" is no price of a day'],
  ],
  [
    earlier("2026-02-30", 500),
    ['variant "A-1": the earlier price of "2026-02-30" is no price of a day'],
  ],
  [earlier("then", 500), ['variant "A-1": the earlier price of "then" is no price of a day']],
])("a variant with %j has the problems %j", (change, problems) => {
  expect(problemsOf({ ...product, variants: [{ ...variant, ...change }] }, known)).toEqual(
    problems,
  );
});

test("a duplicate SKU is a problem, and all problems are reported", () => {
  const twice = { ...product, variants: [variant, variant, { ...variant, sku: "B" }] };
  expect(problemsOf(twice, known)).toEqual(['SKU "A-1" is there twice']);
  expect(problemsOf({ ...twice, manufacturer: "", warehouse: "?" }, known)).toEqual([
    "manufacturer is empty",
    'there is no warehouse "?"',
    'SKU "A-1" is there twice',
  ]);
});
