import * as z from "zod/mini";
import { defineCall } from "#platform/api/call.ts";
import { STAFF_ROLES } from "./staff-role.ts";

/** Who is at the office, which every page of it asks; how one gets in is the feature of staff. */

/** What is still due before the office opens: a password of one's own, the second factor, or to set one up. */
export const LOGIN_STEPS = ["password", "factor", "enrol", "done"] as const;
export type LoginStep = (typeof LOGIN_STEPS)[number];

const TAG = "office";
const nothing = z.object({});
const done = z.literal(true);

const siteName = z.object({
  id: z.int(),
  region: z.string(),
  /** Another for each: with its code where several have one name. */
  name: z.string(),
  is_open: z.boolean(),
});

const grant = z.object({ role: z.enum(STAFF_ROLES), site_ids: z.nullable(z.array(z.int())) });

const me = z.object({
  user: z.object({ id: z.int(), name: z.string(), email: z.string(), language: z.string() }),
  next: z.enum(LOGIN_STEPS),
  grants: z.array(grant),
  /** Those that one of the roles reaches. */
  sites: z.array(siteName),
  /** When they last came in, and with which browser; shown where the second factor is due. */
  last_entry: z.nullable(z.object({ at: z.string(), device: z.string() })),
  factors: z.object({ totp: z.boolean(), passkeys: z.int(), is_needed: z.boolean() }),
});
export type OfficeUser = z.infer<typeof me>;

export const officeMeCall = defineCall({
  path: "/api/office/me",
  tag: TAG,
  summary:
    "Staff: who is logged in at the office, what is still due, and what they may; null for nobody",
  input: nothing,
  output: z.object({
    status: done,
    me: z.nullable(me),
    /** The second factor of the demo's staff, shown at this machine alone. */
    demo_code: z.nullable(z.string()),
  }),
});

export const officeLogoutCall = defineCall({
  path: "/api/office/logout",
  tag: TAG,
  summary: "Staff: ends this browser's session of the office",
  input: nothing,
  output: z.object({ status: done }),
});
