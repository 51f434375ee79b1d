import * as z from "zod/mini";
import { isIntegerCents } from "#core/money.ts";
import { rowIdText } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { FORWARD_STATUSES, MOVES_BY_STAFF } from "../domain/forward-status.ts";
import { MOST_PHOTOS } from "../domain/parcel-photo.ts";
import { PARCEL_REFUND_REASONS } from "../domain/parcel-refund.ts";

/** The calls by which staff handle parcels. Users without the required role get "not found". */

const TAG = "staff: forwarding";
const byId = z.object({ id: rowIdText });
const measure = z.number("validation.number").check(z.maximum(100_000, "validation.invalid"));
/** In kilograms and centimetres; a value that no parcel has is reported at its field by the use case. */
const measures = { weight: measure, length: measure, width: measure, height: measure };
const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const euros = z
  .number("validation.number")
  .check(
    z.minimum(0, "validation.invalid"),
    z.maximum(1_000_000, "validation.invalid"),
    z.refine(isIntegerCents, "validation.invalid"),
  );

const output = z.object({
  status: z.literal(true),
  request: z.object({
    id: z.int(),
    number: z.string(),
    status: z.enum(FORWARD_STATUSES),
    /** The amount refunded to the wallet; null for the warehouse, which sees no money. */
    refunded: z.nullable(z.number()),
  }),
});
const call = <Input>(role: StaffRole, name: string, summary: string, input: z.ZodMiniType<Input>) =>
  defineStaffCall({
    path: `/api/staff/forward/${name}/{id}`,
    roles: [role],
    // Finance must prove their identity again, because these calls move money.
    asksAgain: role === "finance",
    scope: "site",
    tag: TAG,
    summary,
    input,
    output,
  });

export const receiveCall = call(
  "warehouse",
  "receive",
  "Warehouse: a declared parcel is here; its weight, size and photographs",
  z.extend(byId, {
    ...measures,
    photos: z.optional(z.array(words(100)).check(z.maxLength(MOST_PHOTOS))),
    /** The weight is right although it is far from what was declared. */
    is_sure: z.optional(z.boolean()),
  }),
);

export const packCall = call(
  "warehouse",
  "pack",
  "Warehouse: a paid request is packed; a smaller box than was paid for gives money back to the wallet",
  z.extend(byId, {
    box: z.optional(z.object(measures)),
    /** The weight is right although it is far from that of its parcels. */
    is_sure: z.optional(z.boolean()),
  }),
);

export const shipCall = call(
  "warehouse",
  "ship",
  "Warehouse: a packed request leaves. The carrier is told and gives the tracking number, unless the label has one",
  z.extend(byId, { carrier: z.optional(words(60)), tracking_number: z.optional(words(60)) }),
);

export const moveCall = call(
  "warehouse",
  "move",
  "Warehouse: aside with a question to the owner, back, and on its way step by step",
  z
    .extend(byId, {
      to: z.enum(MOVES_BY_STAFF),
      note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    })
    .check(
      z.refine(({ to, note }) => to !== "on_hold" || Boolean(note), {
        path: ["note"],
        error: "validation.required",
      }),
    ),
);

export const settleCustomsCall = call(
  "finance",
  "settle-customs",
  "Finance: what customs asked in fact; less than was paid goes back to the wallet",
  z.extend(byId, { duty: euros, vat: euros }),
);

export const chargeStorageCall = call(
  "finance",
  "charge-storage",
  "Finance: storage up to today by itself, from the customer's wallet",
  byId,
);

export const refundParcelCall = call(
  "finance",
  "refund",
  "Finance: a sum of what was paid goes back the way it came or into the wallet, with a credit note. The same key again is the same refund",
  z.extend(byId, {
    key: z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/)),
    amount: euros.check(z.positive("validation.invalid")),
    /** What was still refundable when staff made the choice. */
    seen_left: euros,
    way: z.enum(["original", "wallet"]),
    reason: z.enum(PARCEL_REFUND_REASONS),
  }),
);
