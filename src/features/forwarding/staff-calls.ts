import * as z from "zod/mini";
import { rowIdText } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { FORWARD_STATUSES, MOVES_BY_STAFF } from "./domain/forward-status.ts";

/** The calls by which staff handle parcels. Users without the required role get "not found". */

const TAG = "staff: forwarding";
const byId = z.object({ id: rowIdText });
const measure = z.number().check(z.positive(), z.maximum(100_000));
/** In kilograms and centimetres; an absurd value is reported as an error of its field. */
const measures = { weight: measure, length: measure, width: measure, height: measure };
const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const euros = z.number().check(z.minimum(0), z.maximum(1_000_000));

const output = z.object({
  status: z.literal(true),
  request: z.object({
    id: z.int(),
    number: z.string(),
    status: z.enum(FORWARD_STATUSES),
    refunded: z.number(),
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
    photos: z.optional(z.array(words(100)).check(z.maxLength(8))),
  }),
);

export const packCall = call(
  "warehouse",
  "pack",
  "Warehouse: a paid request is packed; a smaller box than was paid for gives money back to the wallet",
  z.extend(byId, { box: z.optional(z.object(measures)) }),
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
  "Warehouse: aside, back, and on its way step by step",
  z.extend(byId, {
    to: z.enum(MOVES_BY_STAFF),
    note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
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
