import * as z from "zod/mini";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { CLAIM_STATUSES } from "../domain/claim-status.ts";

export const claimsAboutCall = defineStaffCall({
  path: "/api/staff/claims/about",
  tag: "staff: claims",
  roles: ["support", "finance"],
  scope: "site",
  summary: "Support, finance: the claims about an order, the newest first",
  input: z.object({ order_id: rowId }),
  output: z.object({
    status: z.literal(true),
    claims: z.array(z.object({ id: z.int(), number: z.string(), status: z.enum(CLAIM_STATUSES) })),
  }),
});
