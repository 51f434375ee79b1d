import * as z from "zod/mini";
import { defineCall } from "#platform/api/call.ts";
import { MOVES_BY_STAFF, ORDER_STATUSES } from "./domain/order-status.ts";

/** What staff do with orders that are paid; to whom has no role these calls do not exist. */

const TAG = "staff: orders";
const bySlug = z.object({ slug: z.string().check(z.maxLength(100)) });
const words = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)));
const output = z.object({
  status: z.literal(true),
  order: z.object({
    id: z.int(),
    number: z.string(),
    status: z.enum(ORDER_STATUSES),
    tracking_number: z.nullable(z.string()),
  }),
});

export const moveOrderCall = defineCall({
  path: "/api/staff/orders/move/{slug}",
  tag: TAG,
  summary: "Orders: what was paid is bought. Warehouse: it is here, and on its way step by step",
  input: z.extend(bySlug, { to: z.enum(MOVES_BY_STAFF) }),
  output,
});

export const shipOrderCall = defineCall({
  path: "/api/staff/orders/ship/{slug}",
  tag: TAG,
  summary:
    "Warehouse: it leaves. The carrier is told and gives the tracking number, unless the label has one",
  input: z.extend(bySlug, { carrier: words, tracking_number: words }),
  output,
});
