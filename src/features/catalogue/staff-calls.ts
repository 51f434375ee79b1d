import * as z from "zod/mini";
import { editInput } from "#platform/api/edit-input.ts";
import { filterInput } from "#platform/api/filter-input.ts";
import { languageCode } from "#platform/api/language-code.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import {
  focus,
  nameText,
  pictureOrder,
  price,
  productFilter,
  productValues,
  STOCK_REASONS,
  shortText,
  staffId,
  stockChange,
  variantValues,
} from "./domain/staff-goods/staff-product.ts";

/** Staff's product calls. Products belong to all sites, so staff of a single site have no access. */

const goods = { tag: "staff: goods", roles: ["catalogue"], scope: "shop" } as const;
const done = z.object({ status: z.literal(true) });
const nothing = z.object({});
const byId = z.object({ id: staffId });
const saved = z.object({ status: z.literal(true), id: z.int() });
const words = z.record(z.string(), z.string());
const picture = z.nullable(z.object({ src: z.string(), colour: z.string() }));

const listedProduct = z.object({
  id: z.int(),
  slug: z.string(),
  names: words,
  manufacturer: z.string(),
  seller: z.nullable(z.string()),
  category_ids: z.array(z.int()),
  flag_ids: z.array(z.int()),
  picture,
  variants: z.int(),
  price_from: z.nullable(z.number()),
  price_to: z.nullable(z.number()),
  stock: z.int(),
  hidden_on: z.array(z.int()),
  archived_at: z.nullable(z.string()),
});
export type ListedStaffProduct = z.infer<typeof listedProduct>;

export const listStaffProductsCall = defineStaffCall({
  ...goods,
  path: "/api/staff/products/list",
  summary:
    "Catalogue: goods by any filter, 50 at a time; `after` is the cursor of the page before. Counts stop at 10,001",
  input: z.object({
    ...productFilter,
    after: z.optional(z.string().check(z.maxLength(50))),
  }),
  output: z.object({
    status: z.literal(true),
    products: z.array(listedProduct),
    total: z.int(),
    next: z.nullable(z.string()),
  }),
});

export const productsCsvCall = defineStaffCall({
  ...goods,
  method: "GET",
  path: "/api/staff/products/csv",
  givesFile: "text/csv",
  summary:
    "Catalogue: the goods of a filter as a file, a row for each variant; `filter` is the JSON of the list's input",
  input: filterInput(z.object(productFilter)),
  output: z.unknown(),
});

const staffVariant = z.extend(variantValues, {
  id: z.int(),
  stock: z.int(),
  /** The lowest price of the last 30 days. */
  lowest_30: z.nullable(z.number()),
});
export type StaffVariant = z.infer<typeof staffVariant>;

const staffPicture = z.object({
  file: z.string(),
  src: z.string(),
  colour: z.string(),
  variant_colour: z.nullable(z.string()),
  /** Set if the picture was uploaded here, so that its crop square can be changed. */
  focus: z.nullable(z.object({ x: z.number(), y: z.number() })),
});
export type StaffPicture = z.infer<typeof staffPicture>;

const staffProduct = z.object({
  id: z.int(),
  slug: z.string(),
  source: z.nullable(z.string()),
  archived_at: z.nullable(z.string()),
  values: productValues,
  variants: z.array(staffVariant),
  pictures: z.array(staffPicture),
});
export type StaffProduct = z.infer<typeof staffProduct>;

export const staffProductCall = defineStaffCall({
  ...goods,
  path: "/api/staff/products/show",
  summary: "Catalogue: one product with everything that is known of it",
  input: byId,
  output: z.object({ status: z.literal(true), product: staffProduct }),
});

export const createProductCall = defineStaffCall({
  ...goods,
  path: "/api/staff/products/create",
  summary:
    "Catalogue: a new product with its first variant; it is archived until it is put on sale",
  input: z.object({
    name: nameText.check(z.minLength(1, "validation.required")),
    language: languageCode,
    manufacturer: shortText,
    category_ids: productValues.shape.category_ids,
    warehouse: shortText,
    sku: shortText,
    price,
    stock: stockChange.check(z.minimum(0, "validation.invalid")),
  }),
  output: saved,
});

export const editProductCall = defineStaffCall({
  ...goods,
  path: "/api/staff/products/edit",
  summary:
    "Catalogue: changes fields of a product. A field that somebody else changed meanwhile answers 409 with both values",
  input: z.extend(editInput(productValues), { id: staffId }),
  output: done,
});

export const duplicateProductCall = defineStaffCall({
  ...goods,
  path: "/api/staff/products/duplicate",
  summary: "Catalogue: a copy without stock, archived until it is put on sale",
  input: byId,
  output: saved,
});

export const archiveProductCall = defineStaffCall({
  ...goods,
  path: "/api/staff/products/archive",
  summary: "Catalogue: takes a product off all sites, or puts it back",
  input: z.extend(byId, { archived: z.boolean() }),
  output: done,
});

export const addVariantCall = defineStaffCall({
  ...goods,
  path: "/api/staff/variants/add",
  summary: "Catalogue: one more variant of a product, without stock",
  input: z.object({ product_id: staffId, values: variantValues }),
  output: saved,
});

export const editVariantCall = defineStaffCall({
  ...goods,
  path: "/api/staff/variants/edit",
  summary: "Catalogue: changes fields of one variant, such as its price; 409 as for products",
  input: z.extend(editInput(variantValues), { id: staffId }),
  output: done,
});

export const removeVariantCall = defineStaffCall({
  ...goods,
  path: "/api/staff/variants/remove",
  summary: "Catalogue: removes a variant; the last one of a product stays",
  input: byId,
  output: done,
});

export const changeStockCall = defineStaffCall({
  ...goods,
  path: "/api/staff/variants/stock",
  summary: "Catalogue: more or fewer pieces of a variant, with the reason. Never below zero",
  input: z.object({
    id: staffId,
    change: stockChange.check(z.refine((value) => value !== 0, "validation.invalid")),
    reason: z.enum(STOCK_REASONS),
    /** The stock at the time of counting: if it has changed since, the call is refused. */
    seen: z.optional(z.int()),
    note: z.optional(z.string().check(z.trim(), z.maxLength(500, "validation.invalid"))),
  }),
  output: z.object({ status: z.literal(true), stock: z.int() }),
});

export const addPictureCall = defineStaffCall({
  ...goods,
  path: "/api/staff/pictures/add",
  summary:
    "Catalogue: an uploaded file (kind `goods`) becomes the last picture of a product, cut to a square around its focus",
  input: z.object({ product_id: staffId, upload: z.string().check(z.maxLength(100)), focus }),
  output: z.object({ status: z.literal(true), file: z.string() }),
});

export const editPicturesCall = defineStaffCall({
  ...goods,
  path: "/api/staff/pictures/edit",
  summary: "Catalogue: pictures of a product in another order, without some, or of another colour",
  input: z.extend(editInput(z.object({ pictures: pictureOrder })), { id: staffId }),
  output: done,
});

export const focusPictureCall = defineStaffCall({
  ...goods,
  path: "/api/staff/pictures/focus",
  summary: "Catalogue: cuts the square of an uploaded picture anew, around another focus",
  input: z.object({ product_id: staffId, file: z.string().check(z.maxLength(200)), focus }),
  output: z.object({ status: z.literal(true), file: z.string() }),
});

export const originalPictureCall = defineStaffCall({
  ...goods,
  method: "GET",
  path: "/api/staff/pictures/original",
  givesFile: "image/webp",
  summary: "Catalogue: the whole of an uploaded picture, to choose another square of it",
  input: z.object({ file: z.string().check(z.maxLength(200)) }),
  output: z.unknown(),
});

export const priceHistoryCall = defineStaffCall({
  ...goods,
  path: "/api/staff/variants/prices",
  summary: "Catalogue: the prices that a variant had, the newest first, and the lowest of 30 days",
  input: byId,
  output: z.object({
    status: z.literal(true),
    lowest_30: z.nullable(z.number()),
    prices: z.array(z.object({ since: z.string(), price: z.number() })),
  }),
});

const translation = z.object({ value: z.string(), titles: words, hex: z.nullable(z.string()) });
const staffTaxonomy = z.object({
  categories: z.array(
    z.object({
      id: z.int(),
      set: z.int(),
      parent_id: z.nullable(z.int()),
      slug: z.string(),
      names: words,
      filterable_field_ids: z.array(z.int()),
      display_in_marketplace: z.boolean(),
    }),
  ),
  fields: z.array(
    z.object({
      id: z.int(),
      key: z.string(),
      titles: words,
      is_disabled: z.boolean(),
      values: z.array(translation),
    }),
  ),
  flags: z.array(
    z.object({ id: z.int(), type: z.enum(["1", "2"]), slug: z.string(), names: words }),
  ),
  sellers: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  size_charts: z.array(
    z.object({
      slug: z.string(),
      titles: words,
      columns: z.array(words),
      rows: z.array(z.object({ size: z.string(), cells: z.array(z.string()) })),
    }),
  ),
  warehouses: z.array(z.string()),
  /** The city of each warehouse, by its code. */
  warehouse_cities: z.record(z.string(), z.string()),
});
export type StaffTaxonomy = z.infer<typeof staffTaxonomy>;

export const staffTaxonomyCall = defineStaffCall({
  ...goods,
  path: "/api/staff/taxonomy/show",
  summary: "Catalogue: categories, fields, flags, sellers and size charts, in all languages",
  input: nothing,
  output: z.object({ status: z.literal(true), taxonomy: staffTaxonomy }),
});
