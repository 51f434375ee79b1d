import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { buildProduct } from "../fixtures/catalogue-builder.ts";
import { applyTestImport, beginTestImport } from "../fixtures/test-import.ts";
import { products, variants } from "../products.tables.ts";

const { db } = await testDatabase();

test("an import with a row for each variant keeps them all, even if its parts are staged separately", async () => {
  const row = (number: number, sku: string, stock: number) => {
    const product = buildProduct({
      source: { name: "test", reference: "1" },
      providedFields: ["sku", "stock"],
      categoryIds: [2511],
    });
    const variants = product.variants.map((variant) => ({ ...variant, sku, stock }));
    return { number, line: number + 1, input: { ...product, variants } };
  };
  const session = await beginTestImport(db, { source: "test", file: "rows.csv 1" });
  await session.stage([row(1, "a", 1), row(2, "b", 2)], { row: 2, badRows: 0 });
  await session.stage([row(3, "b", 0), row(4, "c", 3)], { row: 4, badRows: 0 });
  await session.end();
  expect(await applyTestImport(db, "test")).toMatchObject({ saved: 1 });
  const stock = await db
    .select({ sku: variants.sku, stock: variants.stock })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.source, "test"))
    .orderBy(variants.sku);
  expect(stock).toEqual([
    { sku: "a", stock: 1 },
    { sku: "b", stock: 0 },
    { sku: "c", stock: 3 },
  ]);
});
