import * as z from "zod/mini";
import { editInput } from "#platform/api/edit-input.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { CUSTOMER_SECTIONS } from "./domain/customer-sections.ts";

/** What staff see of customers and do for them; to users without a role these calls do not exist. */

const TAG = "staff: customers";
const READERS = ["orders", "finance", "support"] as const;
const text = z.string();

const listed = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone_number: z.string(),
  company_name: z.string(),
  site_id: z.int(),
  created_at: z.string(),
  is_erased: z.boolean(),
});
export type ListedCustomer = z.infer<typeof listed>;

export const listCustomersCall = defineStaffCall({
  path: "/api/staff/customers/list",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary:
    "Orders, finance, support: customers by the beginning of a name, e-mail or phone, or by suite, the newest first, 50 at a time",
  input: z.object({
    query: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    site: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(200))),
    after: z.optional(rowId),
  }),
  output: z.object({
    status: z.literal(true),
    customers: z.array(listed),
    total: z.int(),
    next: z.nullable(z.int()),
  }),
});

const contact = z.object({
  first_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  last_name: z.string().check(z.trim(), z.maxLength(80)),
  phone_number: z.string().check(z.trim(), z.maxLength(40)),
  company_name: z.string().check(z.trim(), z.maxLength(200)),
  company_code: z.string().check(z.trim(), z.maxLength(40)),
  vat_code: z.string().check(z.trim(), z.maxLength(20)),
});
export type CustomerContact = z.infer<typeof contact>;

const row = z.object({
  id: z.string(),
  title: z.string(),
  /** State of this kind of record; the office translates it. */
  state: z.nullable(z.string()),
  at: z.string(),
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  /** Its page in the office. */
  to: z.nullable(z.string()),
});
export type CustomerRow = z.infer<typeof row>;

const sectionKind = z.enum(CUSTOMER_SECTIONS);
const section = z.object({
  kind: sectionKind,
  rows: z.array(row),
  /** The last row's id, if there are more. */
  next: z.nullable(z.int()),
});
export type ShownSection = z.infer<typeof section>;

const customer = z.extend(listed, {
  contact,
  language: z.string(),
  suite: z.nullable(z.string()),
  wallet: z.nullable(z.object({ balance: z.number(), held: z.number() })),
  consents: z.object({ newsletter: z.boolean(), parcel_mails: z.string() }),
  addresses: z.array(z.string()),
  sections: z.array(section),
  notes: z.array(z.object({ id: z.int(), text, who: text, at: text, mentions: z.array(text) })),
  can_edit: z.boolean(),
  can_erase: z.boolean(),
});
export type StaffCustomer = z.infer<typeof customer>;

export const staffCustomerCall = defineStaffCall({
  path: "/api/staff/customers/show",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary:
    "Orders, finance, support: a customer with everything of theirs; each look is in the access log",
  input: z.object({ id: rowId }),
  output: z.object({ status: z.literal(true), customer }),
});

export const customerSectionCall = defineStaffCall({
  path: "/api/staff/customers/section",
  tag: TAG,
  roles: READERS,
  scope: "site",
  summary:
    "Orders, finance, support: more of a customer's records of one kind, 20 at a time; each look is in the access log",
  input: z.object({ id: rowId, kind: sectionKind, after: rowId }),
  output: z.object({ status: z.literal(true), section }),
});

export const editCustomerCall = defineStaffCall({
  path: "/api/staff/customers/edit",
  tag: TAG,
  roles: ["support"],
  scope: "site",
  summary: "Support: name, phone and company of a customer are put right",
  input: z.extend(editInput(contact), { id: rowId }),
  output: z.object({ status: z.literal(true), contact }),
});

export const changeCustomerEmailCall = defineStaffCall({
  path: "/api/staff/customers/email",
  tag: TAG,
  roles: ["support"],
  scope: "site",
  asksAgain: true,
  summary:
    "Support: a link goes to the new address, which proves that it is theirs, and a notice to the old one; nothing changes before",
  input: z.object({ id: rowId, email: z.email("validation.email").check(z.maxLength(200)) }),
  output: z.object({ status: z.literal(true) }),
});

export const eraseCustomerCall = defineStaffCall({
  path: "/api/staff/customers/erase",
  tag: TAG,
  roles: ["owner"],
  scope: "site",
  asksAgain: true,
  summary: "Owner: a person who asks for it is erased; refused while a balance or a parcel remains",
  input: z.object({ id: rowId }),
  output: z.object({ status: z.literal(true) }),
});
