import * as z from "zod/mini";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";

const access = z.object({
  id: z.int(),
  at: z.string(),
  who_id: z.nullable(z.int()),
  who: z.string(),
  customer_id: z.nullable(z.int()),
  customer: z.nullable(z.string()),
  what: z.string(),
  record: z.nullable(z.string()),
});
export type ListedAccess = z.infer<typeof access>;

export const accessLogCall = defineStaffCall({
  path: "/api/staff/desk/access",
  tag: "staff: records",
  roles: ["owner"],
  scope: "shop",
  summary: "Owner: who of staff looked at whom, the newest first, 50 at a time",
  input: z.object({
    customer_id: z.optional(rowId),
    actor_id: z.optional(rowId),
    before: z.optional(rowId),
  }),
  output: z.object({
    status: z.literal(true),
    rows: z.array(access),
    /** Everybody who has a role now, plus the person by whom the log is filtered. */
    colleagues: z.array(z.object({ id: z.int(), name: z.string() })),
    /** The customer by whom the log is filtered. */
    customer: z.nullable(z.string()),
    next: z.nullable(z.int()),
  }),
});
