import * as z from "zod/mini";
import { isOneLine } from "#core/one-line.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { PREVIEWED_PATH } from "./domain/previewed-path.ts";
import { REDIRECT_STATUSES } from "./domain/redirect-rule.ts";

const TAG = "staff: sites";
const done = z.object({ status: z.literal(true) });
const line = (longest = 200) =>
  z.string().check(z.trim(), z.maxLength(longest), z.refine(isOneLine, "validation.invalid"));
const filled = (longest = 200) => line(longest).check(z.minLength(1, "validation.required"));
const codes = (length: number, most: number) =>
  z
    .array(z.string().check(z.trim(), z.length(length, "validation.invalid")))
    .check(z.minLength(1, "validation.required"), z.maxLength(most));

const owners = { tag: TAG, roles: ["owner"], scope: "shop" } as const;

/** Everything that staff can set for a site, flat, so that each field is edited and compared separately. */
const siteFields = z.object({
  name: filled(80),
  hosts: z
    .array(filled(253))
    .check(z.minLength(1, "validation.required"), z.maxLength(20, "validation.invalid")),
  theme: filled(40),
  logo: line(500),
  app_url: line(253),
  languages: codes(2, 10),
  countries: codes(2, 60),
  default_country: z.string().check(z.trim(), z.length(2, "validation.invalid")),
  currency: z.string().check(z.trim(), z.length(3, "validation.invalid")),
  rate: z.number("validation.number"),
  time_zone: filled(60),
  hold_minutes: z.int("validation.number").check(z.minimum(1, "validation.invalid")),
  marketplace: z.boolean(),
  create_order: z.boolean(),
  forwarding: z.boolean(),
  tracking: z.boolean(),
  dealzone: z.boolean(),
  blog: z.boolean(),
  about_us: z.boolean(),
  legal_name: line(),
  company_code: line(60),
  vat_code: line(60),
  address: line(),
  city: line(),
  company_country: line(2),
  email: line(),
  phone: line(60),
  hours: line(),
  bank_name: line(),
  bank_iban: line(60),
  bank_bic: line(20),
});
export type SiteFields = z.infer<typeof siteFields>;

const listedSite = z.object({
  id: z.int(),
  region: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  theme: z.string(),
  languages: z.array(z.string()),
  country: z.string(),
  is_default: z.boolean(),
  opened_at: z.nullable(z.string()),
  url: z.string(),
});
export type ListedSite = z.infer<typeof listedSite>;

export const listSitesCall = defineStaffCall({
  ...owners,
  path: "/api/staff/sites/list",
  summary: "Owner: every site, with its hosts and whether it is open",
  input: z.object({}),
  output: z.object({ status: z.literal(true), sites: z.array(listedSite) }),
});

export const showSiteCall = defineStaffCall({
  ...owners,
  path: "/api/staff/sites/show",
  summary: "Owner: all that is set of one site, and what there is to choose from",
  input: z.object({ region: filled(40) }),
  output: z.object({
    status: z.literal(true),
    site: z.extend(listedSite, { fields: siteFields }),
    themes: z.array(z.string()),
    all_languages: z.array(z.object({ code: z.string(), title: z.string() })),
  }),
});

export const saveSiteCall = defineStaffCall({
  ...owners,
  path: "/api/staff/sites/save",
  summary:
    "Owner: changes fields of a site; all nodes take them at once. 409 where somebody changed the same fields",
  input: z.object({
    id: rowId,
    seen: z.record(z.string(), z.unknown()),
    changes: z.partial(siteFields),
  }),
  output: done,
});

export const createSiteCall = defineStaffCall({
  ...owners,
  path: "/api/staff/sites/create",
  summary:
    "Owner: a new site like another one, with a name and a host of its own; it is not open yet. Payment methods are copied too",
  input: z.object({
    from: rowId,
    region: z
      .string()
      .check(z.trim(), z.regex(/^[a-z][a-z0-9-]{1,19}$/, "office.sites.errors.region")),
    name: filled(80),
    host: filled(253),
  }),
  output: z.object({ status: z.literal(true), region: z.string() }),
});

export const previewSiteCall = defineStaffCall({
  ...owners,
  roles: ["owner", "content", "catalogue"],
  path: "/api/staff/sites/preview",
  summary:
    "Owner, content, catalogue: a link that shows a site that is not open yet, for 12 hours; it leads to `path`, such as /en/warranty, or home",
  input: z.object({
    id: rowId,
    path: z.optional(z.string().check(z.regex(PREVIEWED_PATH, "validation.invalid"))),
  }),
  output: z.object({ status: z.literal(true), url: z.string() }),
});

const redirectFields = z.object({
  site_id: z.nullable(rowId),
  path: filled(2000),
  target: filled(2000),
  status: z.literal(REDIRECT_STATUSES),
});
export type RedirectFields = z.infer<typeof redirectFields>;

const rules = {
  tag: "staff: redirects",
  roles: ["catalogue", "content"],
  scope: "shop",
} as const;

const listedRedirect = z.extend(redirectFields, { id: z.int(), status: z.int() });
export type ListedRedirect = z.infer<typeof listedRedirect>;

export const listRedirectsCall = defineStaffCall({
  ...rules,
  path: "/api/staff/redirects/list",
  summary: "Catalogue, content: rules that lead from an old path to a new one, 50 at a time",
  input: z.object({
    id: z.optional(rowId),
    query: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    site: z.optional(z.array(rowId).check(z.maxLength(200))),
    after: z.optional(z.string().check(z.maxLength(20))),
  }),
  output: z.object({
    status: z.literal(true),
    redirects: z.array(listedRedirect),
    total: z.int(),
    next: z.nullable(z.string()),
  }),
});

export const saveRedirectCall = defineStaffCall({
  ...rules,
  path: "/api/staff/redirects/save",
  summary: "Catalogue, content: a new rule, or with its id another path or target for one",
  input: z.object({
    id: z.optional(rowId),
    seen: z.optional(z.record(z.string(), z.unknown())),
    changes: z.partial(redirectFields),
  }),
  output: z.object({ status: z.literal(true), id: z.int() }),
});

export const removeRedirectCall = defineStaffCall({
  ...rules,
  path: "/api/staff/redirects/remove",
  summary: "Catalogue, content: takes a rule away",
  input: z.object({ id: rowId }),
  output: done,
});
