import * as z from "zod/mini";
import { MAX_FILES_PER_FORM } from "#core/file-type.ts";
import { defineCall, type InputOf } from "#platform/api/call.ts";
import { rowIdText } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { CLAIM_KINDS, CLAIM_REASONS, DESCRIPTION_LIMIT } from "./domain/claim-reason.ts";
import { CLAIM_STATUSES, CLAIM_STEPS } from "./domain/claim-status.ts";

const TAG = "claims";
const STAFF = "staff: claims";
const done = z.literal(true);
const status = z.enum(CLAIM_STATUSES);
const reason = z.enum(CLAIM_REASONS, "validation.required");
const byId = z.object({ id: rowIdText });
const page = z.optional(z.int().check(z.minimum(1), z.maximum(100_000)));

const summary = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(CLAIM_KINDS),
  reason,
  status,
  created_at: z.string(),
  /** "QU" or "FR" and a number. */
  subject: z.string(),
});
export type ClaimSummary = z.infer<typeof summary>;

const details = z.extend(summary, {
  description: z.string(),
  /** The path of the subject's page, without the language. */
  subject_path: z.string(),
  /** URLs of the uploaded files. */
  files: z.array(z.string()),
  history: z.array(
    z.object({ status, actor: z.enum(["customer", "staff"]), at: z.string(), note: z.string() }),
  ),
});
export type ClaimDetails = z.infer<typeof details>;

const answer = z.object({ status: done, claim: details });
const list = z.object({ status: done, items: z.array(summary), total: z.int() });

export const createClaimCall = defineCall({
  path: "/api/claims/create",
  tag: TAG,
  summary:
    "Makes a claim about one's own order or parcel. JSON, or a form of several parts (multipart/form-data) " +
    `with the same fields, whose \`photos\` are files themselves; at most ${MAX_FILES_PER_FORM} of both`,
  filesField: "photos",
  input: z.object({
    /** The slug of an order or the id of a parcel; exactly one of them is required. */
    order: z.optional(z.string().check(z.maxLength(100))),
    parcel: z.optional(rowIdText),
    reason,
    description: z
      .string("validation.required")
      .check(
        z.trim(),
        z.minLength(1, "validation.required"),
        z.maxLength(DESCRIPTION_LIMIT, "validation.too_long"),
      ),
    /** Ids of the files that were uploaded for the claim. */
    files: z.optional(
      z
        .array(z.string().check(z.maxLength(100)))
        .check(z.maxLength(MAX_FILES_PER_FORM, "validation.too_many_files")),
    ),
  }),
  output: answer,
});

export const claimListCall = defineCall({
  path: "/api/claims/list",
  tag: TAG,
  summary: "The customer's claims, the newest first, 20 a page",
  input: z.object({ page }),
  output: list,
});

export const claimCall = defineCall({
  path: "/api/claims/get/{id}",
  tag: TAG,
  summary: "One claim with what was sent along and its history",
  input: byId,
  output: answer,
});

/** The calls by which support handles claims. Users without the required role get "not found". */

export const staffClaimListCall = defineStaffCall({
  roles: ["support"],
  scope: "site",
  path: "/api/staff/claims/list",
  tag: STAFF,
  summary: "Support: claims of all sites, the oldest first, 20 a page; all of them or in one state",
  input: z.object({ in: z.optional(status), page }),
  output: list,
});

export const staffClaimCall = defineStaffCall({
  roles: ["support"],
  scope: "site",
  path: "/api/staff/claims/get/{id}",
  tag: STAFF,
  summary: "Support: one claim whoever's it is",
  input: byId,
  output: answer,
});

export const moveClaimCall = defineStaffCall({
  roles: ["support"],
  scope: "site",
  path: "/api/staff/claims/move/{id}",
  tag: STAFF,
  summary: "Support: the next step of a claim, told to its owner; a refusal says why",
  input: z.extend(byId, {
    to: z.enum(CLAIM_STEPS),
    note: z.optional(z.string().check(z.trim(), z.maxLength(2000, "validation.too_long"))),
  }),
  output: answer,
});

export type CreateClaimInput = InputOf<typeof createClaimCall>;
export type ClaimResponse = z.infer<typeof answer>;
