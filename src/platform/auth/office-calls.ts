import * as z from "zod/mini";
import { defineCall } from "#platform/api/call.ts";
import { STAFF_ROLES } from "./staff-role.ts";

/** The calls that every page of the office uses to learn who is logged in; logging in belongs to the staff feature. */

/** The step that is still due before the office opens: set a password, enter the second factor, or set one up. */
export const LOGIN_STEPS = ["password", "factor", "enrol", "done"] as const;
export type LoginStep = (typeof LOGIN_STEPS)[number];

const TAG = "office";
const nothing = z.object({});
const done = z.literal(true);

const siteName = z.object({
  id: z.int(),
  region: z.string(),
  /** Unique: it includes the site's code if several sites have the same name. */
  name: z.string(),
  is_open: z.boolean(),
});

const grant = z.object({ role: z.enum(STAFF_ROLES), site_ids: z.nullable(z.array(z.int())) });

const me = z.object({
  user: z.object({ id: z.int(), name: z.string(), email: z.string(), language: z.string() }),
  next: z.enum(LOGIN_STEPS),
  grants: z.array(grant),
  /** The sites that at least one of the roles covers. */
  sites: z.array(siteName),
  /** The time and browser of their last login; shown where the second factor is due. */
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
    /** The second factor of the demo's staff; shown only on this machine. */
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
