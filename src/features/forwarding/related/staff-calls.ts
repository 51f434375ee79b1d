import * as z from "zod/mini";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { FORWARD_STATUSES } from "../domain/forward-status.ts";

const trackingNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

export const parcelsWithCall = defineStaffCall({
  path: "/api/staff/forward/with",
  tag: "staff: forwarding",
  roles: ["warehouse", "support"],
  scope: "site",
  summary:
    "Warehouse, support: forwarded parcels that came or left under one of these tracking numbers, the newest first",
  input: z.object({
    tracking_numbers: z.array(trackingNumber).check(z.minLength(1), z.maxLength(20)),
  }),
  output: z.object({
    status: z.literal(true),
    parcels: z.array(
      z.object({ id: z.int(), number: z.string(), status: z.enum(FORWARD_STATUSES) }),
    ),
  }),
});
