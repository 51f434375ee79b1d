import * as z from "zod/mini";
import { emailAddress } from "#features/account/domain/person-fields.ts";
import { languageCode } from "#platform/api/language-code.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { STAFF_ROLES } from "#platform/auth/staff-role.ts";

const TAG = "staff: people";
const done = z.object({ status: z.literal(true) });
const nothing = z.object({});
const role = z.enum(STAFF_ROLES);
const moment = z.string();

const own = { tag: "staff: own account", roles: STAFF_ROLES, scope: "own" } as const;

export const ownFactorsCall = defineStaffCall({
  ...own,
  path: "/api/staff/own/factors",
  summary: "Everyone: the second factors of one's own, and how many recovery codes are left",
  input: nothing,
  output: z.object({
    status: z.literal(true),
    totp: z.boolean(),
    recovery_codes: z.int(),
    passkeys: z.array(
      z.object({ id: z.int(), name: z.string(), created_at: moment, used_at: z.nullable(moment) }),
    ),
  }),
});

export const removeTotpCall = defineStaffCall({
  ...own,
  asksAgain: true,
  path: "/api/staff/own/totp/remove",
  summary: "Everyone: the authenticator app is asked no more; other browsers log in anew",
  input: nothing,
  output: done,
});

export const removePasskeyCall = defineStaffCall({
  ...own,
  asksAgain: true,
  path: "/api/staff/own/passkeys/remove",
  summary: "Everyone: a passkey of one's own goes; other browsers log in anew",
  input: z.object({ id: rowId }),
  output: done,
});

export const recoveryCodesCall = defineStaffCall({
  ...own,
  asksAgain: true,
  path: "/api/staff/own/recovery-codes",
  summary: "Everyone: ten new recovery codes in the place of the former ones",
  input: nothing,
  output: z.object({ status: z.literal(true), recovery_codes: z.array(z.string()) }),
});

const session = z.object({
  id: z.int(),
  device: z.string(),
  created_at: moment,
  seen_at: moment,
  expires_at: moment,
  is_current: z.boolean(),
});

export const ownSessionsCall = defineStaffCall({
  ...own,
  path: "/api/staff/own/sessions",
  summary: "Everyone: where one is logged in at the office",
  input: nothing,
  output: z.object({ status: z.literal(true), sessions: z.array(session) }),
});

export const endSessionCall = defineStaffCall({
  ...own,
  path: "/api/staff/own/sessions/end",
  summary: "Everyone: ends a session of one's own",
  input: z.object({ id: rowId }),
  output: done,
});

const grant = z.object({ role, site_ids: z.nullable(z.array(z.int())) });
const member = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  grants: z.array(grant),
  seen_at: z.nullable(moment),
  /** Whether the login needs more than a password. */
  has_factor: z.boolean(),
});
export type StaffMemberView = z.infer<typeof member>;

const owners = { tag: TAG, roles: ["owner"], scope: "shop" } as const;

export const listStaffCall = defineStaffCall({
  ...owners,
  path: "/api/staff/people/list",
  summary:
    "Owner: who works in the office, in which roles, for which sites, and which roles need a second factor",
  input: nothing,
  output: z.object({
    status: z.literal(true),
    staff: z.array(member),
    roles_with_factor: z.array(role),
  }),
});

export const grantRoleCall = defineStaffCall({
  ...owners,
  asksAgain: true,
  path: "/api/staff/people/grant",
  summary:
    "Owner: gives a role, for every site or for some. Somebody new gets a one-time password, which is told to whoever adds them",
  input: z.object({
    email: emailAddress,
    role,
    site_ids: z.nullable(
      z.array(rowId).check(z.minLength(1, "validation.required"), z.maxLength(200)),
    ),
  }),
  output: z.object({
    status: z.literal(true),
    changed: z.boolean(),
    one_time_password: z.nullable(z.string()),
  }),
});

export const revokeRoleCall = defineStaffCall({
  ...owners,
  asksAgain: true,
  path: "/api/staff/people/revoke",
  summary: "Owner: takes a role away; the person's sessions end",
  input: z.object({ email: emailAddress, role }),
  output: z.object({ status: z.literal(true), changed: z.boolean() }),
});

export const resetFactorsCall = defineStaffCall({
  ...owners,
  asksAgain: true,
  path: "/api/staff/people/reset-factors",
  summary:
    "Owner: takes the second factors of somebody who lost them, never one's own; their office sessions end, and they are written to",
  input: z.object({ email: emailAddress }),
  output: z.object({ status: z.literal(true), changed: z.boolean() }),
});

export const requireFactorCall = defineStaffCall({
  ...owners,
  asksAgain: true,
  path: "/api/staff/people/require-factor",
  summary: "Owner: whether a role may be used only with a second factor",
  input: z.object({ role, needs_factor: z.boolean() }),
  output: done,
});

const auditRow = z.object({
  id: z.int(),
  at: moment,
  who: z.nullable(z.object({ id: z.int(), name: z.string(), email: z.nullable(z.string()) })),
  way: z.enum(["office", "command", "job", "shop"]),
  action: z.string(),
  record: z.string(),
  fields: z.array(z.string()),
  details: z.record(z.string(), z.unknown()),
  request_id: z.nullable(z.string()),
});
export type AuditRow = z.infer<typeof auditRow>;

export const listAuditCall = defineStaffCall({
  path: "/api/staff/audit/list",
  tag: "staff: audit",
  roles: ["owner"],
  scope: "shop",
  summary:
    "Owner: every change by staff, newest first; those of a record with those of its parts; `before` is the last id of the page before",
  input: z.object({
    before: z.optional(rowId),
    actor_id: z.optional(rowId),
    record: z.optional(z.string().check(z.maxLength(100))),
    action: z.optional(z.string().check(z.maxLength(100))),
    /** Language of the returned names. */
    language: z.optional(languageCode),
  }),
  output: z.object({
    status: z.literal(true),
    rows: z.array(auditRow),
    /** Names of records, by `kind:id`; records that are gone or have no name are missing. */
    names: z.record(z.string(), z.string()),
    /** The record to which a part belongs, e.g. the product of a variant. */
    wholes: z.record(z.string(), z.string()),
    has_more: z.boolean(),
    /** All actions that occur in the log, to filter by; only with the first page. */
    actions: z.array(z.string()),
    /** The last sealed row and when it was sealed. */
    sealed: z.nullable(z.object({ up_to: z.int(), at: moment })),
  }),
});

const version = z.object({
  id: z.int(),
  /** The row of the audit log that this version belongs to. */
  audit_id: z.int(),
  at: moment,
  who: auditRow.shape.who,
  action: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type RecordVersion = z.infer<typeof version>;

export const listVersionsCall = defineStaffCall({
  path: "/api/staff/audit/versions",
  tag: "staff: audit",
  roles: ["owner"],
  scope: "shop",
  summary: "Owner: what a record was before and after each change, newest first",
  input: z.object({ record: z.string().check(z.maxLength(100)), before: z.optional(rowId) }),
  output: z.object({
    status: z.literal(true),
    versions: z.array(version),
    has_more: z.boolean(),
  }),
});
