import * as z from "zod/mini";
import { editInput } from "#platform/api/edit-input.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { shortText, staffId } from "../domain/staff-goods/staff-product.ts";
import {
  categoryValues,
  fieldValues,
  flagValues,
  newCategory,
  sellerValues,
  sizeChartValues,
} from "../domain/staff-goods/taxonomy-values.ts";

/** What classifies products: categories, fields, flags, sellers, size charts. */

const taxonomy = { tag: "staff: taxonomy", roles: ["catalogue"], scope: "shop" } as const;
const done = z.object({ status: z.literal(true) });
/** Calls that are the same for all kinds of taxonomy entries. */
const creates = <Shape extends z.core.$ZodLooseShape>(
  what: string,
  one: string,
  input: z.ZodMiniObject<Shape>,
) =>
  defineStaffCall({
    ...taxonomy,
    path: `/api/staff/${what}/create`,
    summary: `Catalogue: a new ${one}`,
    input,
    output: z.object({ status: z.literal(true), id: z.union([z.int(), z.string()]) }),
  });
const edits = <Id, Shape extends z.core.$ZodLooseShape>(
  what: string,
  one: string,
  fields: z.ZodMiniObject<Shape>,
  id: z.ZodMiniType<Id>,
) =>
  defineStaffCall({
    ...taxonomy,
    path: `/api/staff/${what}/edit`,
    summary: `Catalogue: changes a ${one}; 409 with both values where somebody else changed the same field`,
    input: z.extend(editInput(fields), { id }),
    output: done,
  });
const removes = <Id>(what: string, one: string, id: z.ZodMiniType<Id>) =>
  defineStaffCall({
    ...taxonomy,
    path: `/api/staff/${what}/remove`,
    summary: `Catalogue: removes a ${one} that nothing stands in or has; 409 otherwise`,
    input: z.object({ id }),
    output: done,
  });

export const createCategoryCall = creates("categories", "category", newCategory);
export const editCategoryCall = edits("categories", "category", categoryValues, staffId);
export const removeCategoryCall = removes("categories", "category", staffId);
export const createFieldCall = creates("fields", "field", fieldValues);
export const editFieldCall = edits("fields", "field", fieldValues, staffId);
export const removeFieldCall = removes("fields", "field", staffId);
export const createFlagCall = creates("flags", "flag", flagValues);
export const editFlagCall = edits("flags", "flag", flagValues, staffId);
export const removeFlagCall = removes("flags", "flag", staffId);
export const createSellerCall = creates("sellers", "seller", sellerValues);
export const editSellerCall = edits("sellers", "seller", sellerValues, staffId);
export const removeSellerCall = removes("sellers", "seller", staffId);
export const createSizeChartCall = creates("size-charts", "size chart", sizeChartValues);
export const editSizeChartCall = edits("size-charts", "size chart", sizeChartValues, shortText);
export const removeSizeChartCall = removes("size-charts", "size chart", shortText);

export const moveCategoryCall = defineStaffCall({
  ...taxonomy,
  path: "/api/staff/categories/move",
  summary: "Catalogue: a category goes under another one, or before one; never under itself",
  input: z.object({ id: staffId, parent_id: z.nullable(staffId), before_id: z.nullable(staffId) }),
  output: done,
});

export const mergeCategoryCall = defineStaffCall({
  ...taxonomy,
  path: "/api/staff/categories/merge",
  summary:
    "Catalogue: all goods of a category go to another one of the same tree, and it is removed",
  input: z.object({ id: staffId, into: staffId }),
  output: z.object({ status: z.literal(true), moved: z.int() }),
});
