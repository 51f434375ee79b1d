import * as z from "zod/mini";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";

/** What staff see of mails; people who work for some sites see only those sites' mails. */

const mails = { tag: "staff: mails", roles: ["support", "orders"], scope: "site" } as const;
const moment = z.string();

const mail = z.object({
  id: z.int(),
  site_id: z.int(),
  recipient: z.string(),
  kind: z.string(),
  subject: z.string(),
  created_at: moment,
  sent_at: z.nullable(moment),
});
export type ListedMail = z.infer<typeof mail>;

export const listMailsCall = defineStaffCall({
  ...mails,
  path: "/api/staff/mails/list",
  summary: "Support, orders: mails, newest first, 50 at a time; `before` is the last id",
  input: z.object({
    query: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    waiting: z.optional(z.boolean()),
    site: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(200))),
    before: z.optional(rowId),
  }),
  output: z.object({
    status: z.literal(true),
    mails: z.array(mail),
    total: z.int(),
    next: z.nullable(z.int()),
  }),
});

export const staffMailCall = defineStaffCall({
  ...mails,
  path: "/api/staff/mails/show",
  summary: "Support, orders: a mail with its text; what held a secret is not kept once it is sent",
  input: z.object({ id: rowId }),
  output: z.object({
    status: z.literal(true),
    mail: z.extend(mail, { text: z.nullable(z.string()), may_resend: z.boolean() }),
  }),
});

export const resendMailCall = defineStaffCall({
  ...mails,
  path: "/api/staff/mails/resend",
  summary: "Support, orders: sends a mail once more, as it was",
  input: z.object({ id: rowId }),
  output: z.object({ status: z.literal(true), id: z.int() }),
});
