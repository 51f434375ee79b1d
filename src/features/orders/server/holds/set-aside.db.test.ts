import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import {
  buildProduct,
  buildVariant,
} from "#features/catalogue/server/fixtures/catalogue-builder.ts";
import {
  applyTestImport,
  beginTestImport,
} from "#features/catalogue/server/fixtures/test-import.ts";
import { products, variants } from "#features/catalogue/server/products.tables.ts";
import { openOrders } from "../fixtures/orders.ts";
import type { Order } from "../orders.repository.ts";
import { releaseOrder } from "./hold-order.ts";
import { selectSetAside } from "./set-aside.ts";

const { db } = await testDatabase();
const { orderDeps, place } = openOrders(db);
const SOURCE = "supplier";
const SKU = "SET-ASIDE-1";

let files = 0;
async function importStock(stock: number): Promise<void> {
  const session = await beginTestImport(db, { source: SOURCE, file: `file ${++files}` });
  const variant = buildVariant({ sku: SKU, stock, priceCents: 1999 });
  const source = { name: SOURCE, reference: "1" };
  const input = {
    ...buildProduct({ slug: "set-aside", categoryIds: [2511], variants: [variant] }),
    source,
  };
  expect(await session.stage([{ number: 1, line: 1, input }], { row: 1, badRows: 0 })).toEqual([]);
  await session.end();
  await applyTestImport(db, SOURCE, { keepMissing: true, setAside: selectSetAside });
}
const ours = async () => {
  const [row] = await db.select().from(variants).where(eq(variants.sku, SKU));
  if (!row) throw new Error("It was not imported");
  return row;
};

/** An unpaid order of two pieces. */
async function holdTwo(): Promise<Order> {
  const { id, productId } = await ours();
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  const line = {
    productId,
    variantId: id,
    sku: SKU,
    slug: product?.slug ?? "",
    name: "Thing",
    options: "",
    picture: null,
    priceCents: 1999,
    quantity: 2,
  };
  const placed = await place({ lines: [line] });
  if (!placed.ok) throw new Error(placed.code);
  return placed.value;
}
const letGo = (order: Order) => inTransaction(db, (tx) => releaseOrder(orderDeps, tx, order));

test("an import subtracts held pieces from a supplier's stock count", async () => {
  await importStock(5);
  const order = await holdTwo();
  expect((await ours()).stock).toBe(3);
  await importStock(5);
  expect((await ours()).stock).toBe(3);
  await importStock(9);
  expect((await ours()).stock).toBe(7);
  await letGo(order);
  expect((await ours()).stock).toBe(9);
  await importStock(1);
  expect((await ours()).stock).toBe(1);
});

test("releasing a hold returns no more stock than the latest count has", async () => {
  await importStock(5);
  const order = await holdTwo();
  for (const _time of [1, 2]) {
    await importStock(1);
    expect(await ours()).toMatchObject({ stock: 0, owed: 1 });
  }
  await letGo(order);
  expect(await ours()).toMatchObject({ stock: 1, owed: 0 });

  // A new stock count does not keep the shortage of an old one.
  await importStock(2);
  const next = await holdTwo();
  await importStock(0);
  expect(await ours()).toMatchObject({ stock: 0, owed: 2 });
  await importStock(6);
  expect(await ours()).toMatchObject({ stock: 4, owed: 0 });
  await letGo(next);
  expect((await ours()).stock).toBe(6);
});
