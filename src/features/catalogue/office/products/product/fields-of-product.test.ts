import { expect, test } from "vitest";
import { fieldsOfCategories } from "./fields-of-product.ts";

const category = (id: number, parent_id: number | null, filterable_field_ids: number[]) => ({
  id,
  parent_id,
  filterable_field_ids,
});
const categories = [
  category(1, null, [10]),
  category(2, 1, [20, 21]),
  category(3, 1, [30]),
  category(4, null, [40]),
];

test.each([
  { ids: [2], fields: [20, 21, 10] },
  { ids: [3, 4], fields: [30, 10, 40] },
  { ids: [9], fields: [] },
  { ids: [], fields: [] },
])("categories $ids have the filter fields $fields of all ancestors", ({ ids, fields }) => {
  expect([...fieldsOfCategories({ categories }, ids)]).toEqual(fields);
});
