import * as z from "zod/mini";
import { MAX_FILES_PER_FORM } from "#core/file-type.ts";
import { defineCall, type InputOf } from "#platform/api/call.ts";
import { rowIdText } from "#platform/api/row-id.ts";
import { CLAIM_KINDS, CLAIM_REASONS, DESCRIPTION_LIMIT } from "./domain/claim-reason.ts";
import { REMEDY_STATUSES, REMEDY_WAYS } from "./domain/claim-remedy.ts";
import { CLAIM_STATUSES } from "./domain/claim-status.ts";

const TAG = "claims";
const done = z.literal(true);
const status = z.enum(CLAIM_STATUSES);
const reason = z.enum(CLAIM_REASONS, "validation.required");
const byId = z.object({ id: rowIdText });
const page = z.optional(z.int().check(z.minimum(1), z.maximum(100_000)));

export const claimSummary = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(CLAIM_KINDS),
  reason,
  status,
  created_at: z.string(),
  /** "QU" or "FR" and a number. */
  subject: z.string(),
});
export type ClaimSummary = z.infer<typeof claimSummary>;

const details = z.extend(claimSummary, {
  description: z.string(),
  /** The path of the subject's page, without the language. */
  subject_path: z.string(),
  /** URLs of the uploaded files. */
  files: z.array(z.string()),
  /** What is done about an accepted claim; null for claims of before remedies were stored. */
  remedy: z.nullable(
    z.object({
      way: z.enum(REMEDY_WAYS),
      status: z.enum(REMEDY_STATUSES),
      amount: z.number(),
      currency: z.string(),
      tracking_number: z.nullable(z.string()),
    }),
  ),
  history: z.array(
    z.object({ status, actor: z.enum(["customer", "staff"]), at: z.string(), note: z.string() }),
  ),
});
export type ClaimDetails = z.infer<typeof details>;

const answer = z.object({ status: done, claim: details });
const list = z.object({ status: done, items: z.array(claimSummary), total: z.int() });

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

export type CreateClaimInput = InputOf<typeof createClaimCall>;
export type ClaimResponse = z.infer<typeof answer>;
