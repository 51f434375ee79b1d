import * as z from "zod/mini";
import { languageCode } from "#platform/api/language-code.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { OPENING_STEPS } from "./domain/opening-steps.ts";
import { STARTING_TREES } from "./domain/starting-tree-names.ts";

const done = z.object({ status: z.literal(true) });
const calls = { tag: "staff: opening", roles: ["owner"], scope: "shop" } as const;

const step = z.object({
  id: z.enum(OPENING_STEPS),
  is_done: z.boolean(),
  /** Names of fields, countries or pages. */
  missing: z.array(z.string()),
});
export type OpeningStepView = z.infer<typeof step>;

const opening = z.object({
  site: z.object({
    id: z.int(),
    region: z.string(),
    name: z.string(),
    url: z.string(),
    language: z.string(),
    opened_at: z.nullable(z.string()),
  }),
  steps: z.array(step),
  can_open: z.boolean(),
  /** Payments are simulated: no real money moves. */
  is_sandbox: z.boolean(),
  texts: z.array(z.object({ page: z.string(), title: z.string(), is_read: z.boolean() })),
  taxes: z.array(z.object({ country: z.string(), percent: z.number() })),
});
export type OpeningView = z.infer<typeof opening>;

export const showOpeningCall = defineStaffCall({
  ...calls,
  path: "/api/staff/opening/show",
  summary:
    "Owner: what a site still needs before it can be opened; without an id the first that is not open",
  input: z.object({
    site_id: z.optional(rowId),
    /** The language of the titles, if the site has it. */
    language: z.optional(languageCode),
  }),
  output: z.extend(opening, { status: z.literal(true) }),
});

export const markOpeningCall = defineStaffCall({
  ...calls,
  path: "/api/staff/opening/mark",
  summary:
    "Owner: says that a text was read (`text:privacy-policy`), that the taxes are right (`taxes`), or that no test order is needed (`test-order`)",
  input: z.object({
    site_id: rowId,
    mark: z.string().check(z.regex(/^(taxes|test-order|text:[a-z-]{1,60})$/, "validation.invalid")),
    is_done: z.boolean(),
  }),
  output: done,
});

export const openSiteCall = defineStaffCall({
  ...calls,
  path: "/api/staff/opening/open",
  summary: "Owner: opens a site to visitors; 409 while something is missing",
  input: z.object({ site_id: rowId }),
  output: done,
});

export const closeSiteCall = defineStaffCall({
  ...calls,
  path: "/api/staff/opening/close",
  summary: "Owner: visitors see again that the site is being prepared; orders go on",
  input: z.object({ site_id: rowId }),
  output: done,
});

export const startCategoriesCall = defineStaffCall({
  ...calls,
  path: "/api/staff/opening/start-categories",
  summary: "Owner: a starting tree of categories in five languages, to be edited; once",
  input: z.object({ tree: z.enum(STARTING_TREES) }),
  output: z.object({ status: z.literal(true), added: z.int() }),
});
