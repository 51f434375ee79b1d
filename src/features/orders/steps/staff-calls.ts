import * as z from "zod/mini";
import { isIntegerCents } from "#core/money.ts";
import { editInput } from "#platform/api/edit-input.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { costFields } from "../domain/order-costs.ts";
import { ORDER_MAIL_KINDS } from "../domain/order-mails.ts";
import { MOVES_BY_STAFF, ORDER_STATUSES } from "../domain/order-status.ts";
import { REFUND_REASONS, REFUND_WAYS } from "../domain/refund.ts";

/** What staff do with orders; for users without a role these calls do not exist. */

const TAG = "staff: orders";
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

const position = z.int().check(z.minimum(0), z.maximum(10_000));
const pieces = z.object({ position, quantity: z.int().check(z.minimum(1), z.maximum(10_000)) });

export const moveOrderCall = defineStaffCall({
  roles: ["orders", "warehouse"],
  scope: "site",
  path: "/api/staff/orders/move",
  tag: TAG,
  summary: "Orders: what was paid is bought. Warehouse: it is here, and on its way step by step",
  input: z.object({ id: rowId, to: z.enum(MOVES_BY_STAFF) }),
  output,
});

export const shipOrderCall = defineStaffCall({
  roles: ["orders", "warehouse"],
  scope: "site",
  path: "/api/staff/orders/ship",
  tag: TAG,
  summary:
    "Warehouse: it leaves, or some of its lines do. The carrier is told and gives the tracking number, unless the label has one",
  input: z.object({
    id: rowId,
    carrier: words,
    tracking_number: words,
    lines: z.optional(z.array(pieces).check(z.minLength(1), z.maxLength(500))),
  }),
  output,
});

export const purchaseOrderCall = defineStaffCall({
  roles: ["orders"],
  scope: "site",
  path: "/api/staff/orders/purchase",
  tag: TAG,
  summary: "Orders: what was paid is bought, with what one piece of a line cost in euros",
  input: z.object({
    id: rowId,
    costs: z
      .array(z.object({ position, cost: z.number().check(z.minimum(0), z.maximum(1_000_000)) }))
      .check(z.maxLength(500)),
  }),
  output,
});

const money = z
  .number()
  .check(z.minimum(0), z.maximum(10_000_000), z.refine(isIntegerCents, "validation.invalid"));

export const refundOrderCall = defineStaffCall({
  path: "/api/staff/orders/refund",
  tag: TAG,
  roles: ["orders", "finance"],
  scope: "site",
  asksAgain: true,
  summary:
    "Orders, finance: lines, shipping or a sum go back the way they came or into the wallet, with a credit note and a mail. The same key again is the same refund, and is refused for another one",
  input: z.object({
    id: rowId,
    key: z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/)),
    lines: z
      .array(
        z.object({
          position: z.int().check(z.minimum(0), z.maximum(10_000)),
          quantity: z.int().check(z.minimum(1), z.maximum(10_000)),
          amount: money,
          restock: z.boolean(),
          /** How many of the pieces had left before; if missing, as many as possible. */
          sent: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
        }),
      )
      .check(z.maxLength(500)),
    shipping: money,
    other: money,
    /** What was still refundable when staff made the choice. */
    seen_left: money,
    way: z.enum(REFUND_WAYS),
    reason: z.enum(REFUND_REASONS),
    remark: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    /** The accepted claim that this refund puts right. */
    claim: z.optional(rowId),
  }),
  output: z.object({
    status: z.literal(true),
    refund: z.object({ id: z.int(), amount: z.number(), currency: z.string() }),
  }),
});

export const cancelStaffOrderCall = defineStaffCall({
  path: "/api/staff/orders/cancel",
  tag: TAG,
  roles: ["orders"],
  scope: "site",
  asksAgain: true,
  summary:
    "Orders: an order for which nothing was bought yet is over; what was paid goes back, the goods are for sale again",
  input: z.object({ id: rowId }),
  output,
});

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const delivery = z.object({
  email: z.email("validation.email").check(z.maxLength(200)),
  first_name: text(80),
  last_name: text(80),
  first_address: text(200),
  city: text(100),
  zip: z.string().check(z.trim(), z.maxLength(20)),
  phone_number: z.string().check(z.trim(), z.maxLength(40)),
});
export type StaffDelivery = z.infer<typeof delivery>;

export const editDeliveryCall = defineStaffCall({
  path: "/api/staff/orders/edit",
  tag: TAG,
  roles: ["orders", "support"],
  scope: "site",
  summary: "Orders, support: to whom an order goes, until it is shipped; its country stays",
  input: z.extend(editInput(delivery), { id: rowId }),
  output: z.object({ status: z.literal(true), delivery }),
});

const pickupPoint = z.object({ id: z.string(), name: z.string(), address: z.string() });
export type StaffPickupPoint = z.infer<typeof pickupPoint>;

export const orderPointsCall = defineStaffCall({
  path: "/api/staff/orders/points",
  tag: TAG,
  roles: ["orders", "support"],
  scope: "site",
  summary:
    "Orders, support: pickup points that an order can go to instead, of its courier and country, by words; 20 of them",
  input: z.object({ id: rowId, query: z.string().check(z.trim(), z.maxLength(100)) }),
  output: z.object({ status: z.literal(true), points: z.array(pickupPoint) }),
});

export const changePointCall = defineStaffCall({
  path: "/api/staff/orders/change-point",
  tag: TAG,
  roles: ["orders", "support"],
  scope: "site",
  summary:
    "Orders, support: another pickup point of its courier, until an order is shipped. `seen` is the one that it had",
  input: z.object({ id: rowId, seen: z.string().check(z.maxLength(100)), point: text(100) }),
  output: z.object({ status: z.literal(true), pickup_point: pickupPoint }),
});

const costs = z.object(costFields(() => z.nullable(money)));

export const editOrderCostsCall = defineStaffCall({
  path: "/api/staff/orders/costs",
  tag: TAG,
  roles: ["orders", "finance"],
  scope: "site",
  summary:
    "Orders, finance: what an order cost beside its goods, in euros; null where it is not known",
  input: z.extend(editInput(costs), { id: rowId }),
  output: z.object({ status: z.literal(true), costs }),
});

export const resendOrderMailCall = defineStaffCall({
  path: "/api/staff/orders/mail",
  tag: TAG,
  roles: ["orders", "support"],
  scope: "site",
  summary: "Orders, support: one of its mails again, as the order is now",
  input: z.object({ id: rowId, kind: z.enum(ORDER_MAIL_KINDS) }),
  output: z.object({ status: z.literal(true) }),
});

const ids = z.array(rowId).check(z.minLength(1), z.maxLength(200));
const outcomes = z.object({
  status: z.literal(true),
  moved: z.array(z.int()),
  refused: z.array(z.object({ id: z.int(), number: z.string(), message: z.string() })),
});

export const unknownCostsCall = defineStaffCall({
  path: "/api/staff/orders/unknown-costs",
  tag: TAG,
  roles: ["orders"],
  scope: "site",
  summary:
    "Orders: which of these orders have goods whose cost neither they nor the catalogue know, before they are bought together",
  input: z.object({ ids }),
  output: z.object({ status: z.literal(true), orders: z.array(z.int()) }),
});

export const undoOrderStepsCall = defineStaffCall({
  path: "/api/staff/orders/undo",
  tag: TAG,
  roles: ["orders", "warehouse"],
  scope: "site",
  timeoutMs: 60_000,
  summary:
    "Orders, warehouse: takes back the last step of orders, by whoever made it within half a minute; their mails are not sent",
  input: z.object({ ids }),
  output: outcomes,
});

export const bulkMoveOrdersCall = defineStaffCall({
  path: "/api/staff/orders/bulk",
  tag: TAG,
  roles: ["orders", "warehouse"],
  scope: "site",
  timeoutMs: 60_000,
  summary:
    "Orders, warehouse: one step for up to 200 orders, each for itself; says which were refused",
  input: z.object({ ids, to: z.enum(MOVES_BY_STAFF) }),
  output: outcomes,
});
