import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Queryable } from "#database/connect.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import {
  buildCatalogue,
  buildField,
  buildProduct,
  buildVariant,
  TEST_CATEGORIES,
} from "../fixtures/catalogue-builder.ts";
import { selectRecords } from "../product-records.repository.ts";
import { productChanges, products, variantPrices, variants } from "../products.tables.ts";
import { saveCatalogue } from "./save-catalogue.ts";
import { saveProducts } from "./save-products.ts";

const { db, pool, rolledBack } = await testDatabase();
await saveCatalogue(db, { categories: Object.values(TEST_CATEGORIES) });

const readOne = async (from: Queryable, id: number | undefined) =>
  (await selectRecords(from, [id ?? 0]))[0];

test("a saved product is read back with all its fields", () =>
  rolledBack(async (tx) => {
    const colour = buildField({ key: "test-colour" });
    const product = buildProduct({
      variants: [buildVariant({ size: "M" }), buildVariant({ size: "L", stock: 0 })],
      fields: { [colour.id]: ["black"] },
      sites: { lt: { isHidden: true }, lv: { priceCents: 900 } },
      seller: "shop-one",
      dealEndsAt: "2030-01-01T12:00:00.000Z",
    });
    await saveCatalogue(tx, {
      fields: [colour],
      sellers: [{ slug: "shop-one", name: "Shop One" }],
      products: [product],
    });
    const [row] = await tx.select().from(products).where(eq(products.slug, product.slug));
    expect(await readOne(tx, row?.id)).toMatchObject({
      slug: product.slug,
      names: product.names,
      categoryIds: product.categoryIds,
      fields: { [colour.id]: ["black"] },
      seller: "Shop One",
      dealEndsAt: "2030-01-01T12:00:00.000Z",
      variants: [
        { size: "M", stock: 10 },
        { size: "L", stock: 0 },
      ],
      pictures: product.pictures,
      sites: { 2: { isHidden: true, priceCents: null }, 3: { isHidden: false, priceCents: 900 } },
    });
  }));

describe("saving a product again", () => {
  test("updates changed fields and keeps ids", () =>
    rolledBack(async (tx) => {
      const product = buildProduct({
        variants: [buildVariant({ sku: "A" }), buildVariant({ sku: "B" })],
      });
      const [id] = await saveProducts(tx, [product]);
      const before = await readOne(tx, id);
      const [again] = await saveProducts(tx, [
        {
          ...product,
          names: { en: "New" },
          pictures: [],
          variants: [buildVariant({ sku: "B", priceCents: 1500 }), buildVariant({ sku: "C" })],
        },
      ]);
      const after = await readOne(tx, id);
      expect(again).toBe(id);
      expect(after).toMatchObject({ names: { en: "New" }, pictures: [] });
      expect(after?.variants.map(({ sku }) => sku)).toEqual(["B", "C"]);
      expect(after?.variants[0]?.id).toBe(before?.variants[1]?.id);
    }));

  test("keeps its pictures if none are given, and an empty list removes them", () =>
    rolledBack(async (tx) => {
      const { pictures = [], ...product } = buildProduct();
      const [id] = await saveProducts(tx, [{ ...product, pictures }]);
      await saveProducts(tx, [{ ...product, names: { en: "New" } }]);
      expect(await readOne(tx, id)).toMatchObject({ names: { en: "New" }, pictures });
      expect(pictures).not.toHaveLength(0);
      await saveProducts(tx, [{ ...product, pictures: [] }]);
      expect(await readOne(tx, id)).toMatchObject({ pictures: [] });
    }));

  test("keeps site settings that are not given, and hiding keeps prices", () =>
    rolledBack(async (tx) => {
      const { sites: _sites, ...product } = buildProduct();
      const sites = { lt: { isHidden: true }, lv: { priceCents: 900 } };
      const [id] = await saveProducts(tx, [{ ...product, sites }]);
      const before = (await readOne(tx, id))?.sites;
      expect(Object.keys(before ?? {})).toHaveLength(2);
      await saveProducts(tx, [{ ...product, names: { en: "New" } }]);
      expect(await readOne(tx, id)).toMatchObject({ names: { en: "New" }, sites: before });
      await saveProducts(tx, [{ ...product, sites: { lv: { isHidden: true } } }]);
      const hidden = { isHidden: true, priceCents: 900 };
      expect((await readOne(tx, id))?.sites).toEqual({ 3: hidden });
      await saveProducts(tx, [{ ...product, sites: {} }]);
      expect((await readOne(tx, id))?.sites).toEqual({ 3: { ...hidden, isHidden: false } });
    }));

  test("without changes records no change", async () => {
    const product = buildProduct();
    const [id = 0] = await saveProducts(db, [product]);
    const change = () => db.select().from(productChanges).where(eq(productChanges.productId, id));
    const before = await change();
    await saveProducts(db, [product]);
    expect(await change()).toEqual(before);
  });

  test("finds it by its source's reference and keeps its slug", () =>
    rolledBack(async (tx) => {
      const product = buildProduct({ source: { name: "feed", reference: "77" } });
      const [id] = await saveProducts(tx, [product]);
      const [again] = await saveProducts(tx, [
        { ...product, slug: "another", manufacturer: "Other" },
      ]);
      expect(again).toBe(id);
      expect(await readOne(tx, id)).toMatchObject({ slug: product.slug, manufacturer: "Other" });
    }));

  test("never lowers the amount paid for it", () =>
    rolledBack(async (tx) => {
      const product = buildProduct({ paidAmountCents: 500 });
      const [id] = await saveProducts(tx, [product]);
      await saveProducts(tx, [{ ...product, paidAmountCents: 0 }]);
      expect((await readOne(tx, id))?.paidAmountCents).toBe(500);
    }));
});

describe("an invalid product", () => {
  test.each([
    ["an unknown category", { categoryIds: [123456789] }, /no category "123456789"/],
    [
      "two categories of one set",
      { categoryIds: [990_001, 990_001] },
      /two categories of one id set/,
    ],
    ["no variant", { variants: [] }, /no variant/],
    ["an odd slug", { slug: "Ünïcode slug" }, /slug/],
    [
      "a way out of the pictures",
      { pictures: [{ file: "../../etc/passwd", colour: "#fff", variantColour: null }] },
      /picture/,
    ],
    ["an unknown warehouse", { warehouse: "MOON" }, /no warehouse "MOON"/],
    ["an unknown region", { sites: { moon: {} } }, /no site "moon"/],
    ["a price of nothing", { variants: [buildVariant({ priceCents: 0 })] }, /no price/],
    [
      "an old price below the price",
      { variants: [buildVariant({ oldPriceCents: 10 })] },
      /old price/,
    ],
    [
      "the same SKU twice",
      { variants: [buildVariant({ sku: "X" }), buildVariant({ sku: "X" })] },
      /twice/,
    ],
  ])("is refused with all others: %s", (_what, overrides, message) =>
    rolledBack(async (tx) => {
      const good = buildProduct();
      await expect(saveProducts(tx, [good, buildProduct(overrides)])).rejects.toThrow(message);
      const left = await tx.select().from(products).where(eq(products.slug, good.slug));
      expect(left).toEqual([]);
    }),
  );

  test("is refused for the SKU of another product", () =>
    rolledBack(async (tx) => {
      await saveProducts(tx, [buildProduct({ variants: [buildVariant({ sku: "MINE" })] })]);
      const thief = buildProduct({ variants: [buildVariant({ sku: "MINE" })] });
      await expect(saveProducts(tx, [thief])).rejects.toThrow(/MINE belongs to another/);
    }));
});

describe("the price history", () => {
  const history = async (tx: Queryable, id: number) => {
    const rows = await tx
      .select({ cents: variantPrices.cents })
      .from(variantPrices)
      .innerJoin(variants, eq(variants.id, variantPrices.variantId))
      .where(eq(variants.productId, id))
      .orderBy(variantPrices.since);
    return rows.map(({ cents }) => cents);
  };

  test("has every new price, including one set by staff", async () => {
    const product = buildProduct();
    const [id = 0] = await saveProducts(db, [product]);
    await db.update(variants).set({ priceCents: 1800 }).where(eq(variants.productId, id));
    await db.update(variants).set({ stock: 3 }).where(eq(variants.productId, id));
    expect(await history(db, id)).toEqual([2000, 1800]);
  });

  test("gives the discount from the lowest price of the 30 days before", () =>
    rolledBack(async (tx) => {
      const day = (ago: number) =>
        new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
      const [id = 0] = await saveProducts(tx, [
        buildProduct({
          variants: [
            buildVariant({
              priceCents: 6000,
              oldPriceCents: 10_000,
              earlierPrices: [
                { on: day(90), cents: 5000 },
                { on: day(60), cents: 10_000 },
                { on: day(20), cents: 8000 },
              ],
            }),
          ],
        }),
      ]);
      expect((await readOne(tx, id))?.variants[0]?.price).toEqual({
        cents: 6000,
        oldCents: 10_000,
        lowest30Cents: 8000,
        percentOff: 25,
      });
    }));
});

test("concurrent saves of the same products store each once", async () => {
  const many = Array.from({ length: 40 }, () => buildProduct());
  await Promise.all([
    saveProducts(db, many),
    saveProducts(db, many.toReversed()),
    saveProducts(
      db,
      many.map((one) => ({ ...one, manufacturer: "Second" })),
    ),
  ]);
  const { rows } = await pool.query("select count(*)::int from products where slug = any ($1)", [
    many.map(({ slug }) => slug),
  ]);
  expect(rows).toEqual([{ count: 40 }]);
});

test("650 products with six variants each are all saved", () =>
  rolledBack(async (tx) => {
    const goods = Array.from({ length: 650 }, () =>
      buildProduct({ variants: Array.from({ length: 6 }, () => buildVariant()) }),
    );
    const countVariants = () => tx.$count(variants);
    const before = await countVariants();
    await saveCatalogue(tx, buildCatalogue({ products: goods }));
    expect(await countVariants()).toBe(before + 650 * 6);
  }));
