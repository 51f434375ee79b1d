import * as z from "zod/mini";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { staffId } from "../domain/staff-goods/staff-product.ts";

/** A product as it was before a change to it or to its variants, by hand or in the price grid. */

const goods = { tag: "staff: goods", roles: ["catalogue"], scope: "shop" } as const;
const version = { id: staffId, version: rowId };

const change = z.object({
  /** The id with which the state before the change is requested. */
  version: z.int(),
  at: z.string(),
  who: z.nullable(z.string()),
  fields: z.array(z.string()),
  /** SKUs of the product's variants that were changed too. */
  skus: z.array(z.string()),
});
export type ProductChange = z.infer<typeof change>;

export const productVersionsCall = defineStaffCall({
  ...goods,
  path: "/api/staff/products/versions",
  summary:
    "Catalogue: changes of a product and its variants that can be taken back, the newest first, 30 at a time",
  input: z.object({ id: staffId, before: z.optional(rowId) }),
  output: z.object({
    status: z.literal(true),
    changes: z.array(change),
    next: z.nullable(z.int()),
  }),
});

const part = z.object({
  /** `product:5` or `variant:17`. */
  record: z.string(),
  /** Set only for a variant. */
  sku: z.nullable(z.string()),
  fields: z.array(z.object({ field: z.string(), now: z.unknown(), before: z.unknown() })),
});
export type VersionPart = z.infer<typeof part>;

export const productVersionCall = defineStaffCall({
  ...goods,
  path: "/api/staff/products/version",
  summary:
    "Catalogue: what would become of a product and its variants if they were as before a change; nothing is written",
  input: z.object(version),
  output: z.object({ status: z.literal(true), parts: z.array(part) }),
});

export const restoreProductCall = defineStaffCall({
  ...goods,
  path: "/api/staff/products/restore-version",
  summary:
    "Catalogue: fields become what they were before a change, as a new version. `seen` names them by record, with what stands there; what somebody else changed meanwhile answers 409 with both values",
  input: z.object({
    ...version,
    seen: z.record(
      z.string().check(z.regex(/^(product|variant):\d{1,10}$/, "validation.invalid")),
      z.record(z.string().check(z.maxLength(50)), z.unknown()),
    ),
  }),
  output: z.object({ status: z.literal(true) }),
});
