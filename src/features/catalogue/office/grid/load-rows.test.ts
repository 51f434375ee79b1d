import { expect, test } from "vitest";
import type { GridRowView } from "../../price-grid/staff-calls.ts";
import { loadRows } from "./load-rows.ts";

const row = (id: number): GridRowView => ({
  id,
  product_id: id,
  sku: `A-${id}`,
  names: {},
  size: null,
  colour: null,
  picture: null,
  lowest_30: null,
  price: 1,
  old_price: null,
  cost: null,
  stock: 0,
  flag_ids: [],
});
/** A list of three pages with one row each. */
const list = (after: string | undefined) => {
  const page = Number(after ?? 0);
  const next = page === 2 ? null : String(page + 1);
  return Promise.resolve({ status: true as const, rows: [row(page)], next });
};

test.each([
  { pages: 1, ids: [0], hasMore: true },
  { pages: 2, ids: [0, 1], hasMore: true },
  { pages: 3, ids: [0, 1, 2], hasMore: false },
  { pages: 9, ids: [0, 1, 2], hasMore: false },
])("$pages pages are loaded as far as they exist", async ({ pages, ids, hasMore }) => {
  const loaded = await loadRows(list, pages);
  expect(loaded.rows.map(({ id }) => id)).toEqual(ids);
  expect(loaded.hasMore).toBe(hasMore);
});
