import * as z from "zod/mini";
import { FILE_TYPES, MAX_FILES_PER_FORM } from "#core/file-type.ts";
import { FILE_KINDS } from "#ports/files.ts";
import { defineCall, type InputOf } from "../api/call.ts";

export const UPLOAD_PATH = "/api/files/upload";
export const UPLOAD_PART_PATH = "/api/files/part/";

const tag = "files";
const upload = z.string().check(z.maxLength(100));
/** The state of a file that is uploaded in parts: how much has arrived, and its id once it is complete. */
const state = z.object({
  status: z.literal(true),
  upload,
  /** How many bytes have arrived: the next part begins here. */
  offset: z.int(),
  /** Set once the last byte has arrived. */
  id: z.optional(z.string()),
});
export type UploadState = z.infer<typeof state>;

/** The input is not JSON, so the call has a route of its own; it is described like the other calls all the same. */
export const uploadCall = defineCall({
  path: UPLOAD_PATH,
  tag,
  summary:
    "Keeps a file, which is the body itself: JPEG, PNG, WebP, HEIC or PDF by content, at most 10 MB. " +
    `Answers with an id that calls of forms take, at most ${MAX_FILES_PER_FORM} for one form`,
  takesFile: true,
  input: z.object({ kind: z.enum(FILE_KINDS) }),
  output: z.object({ status: z.literal(true), id: z.string(), type: z.enum(FILE_TYPES) }),
});

export const showFileCall = defineCall({
  method: "GET",
  path: "/api/files/{id}",
  tag,
  summary: "An uploaded file: a guest's to whoever holds its id, a customer's to them and to staff",
  givesFile: "application/octet-stream",
  input: z.object({ id: z.string() }),
  output: z.unknown(),
});

export const beginUploadCall = defineCall({
  path: "/api/files/begin",
  tag,
  summary:
    "Begins a file that comes in parts, so that a lost connection costs only one of them. Customers only",
  input: z.object({
    /** The only kind for which unfinished uploads are deleted later. */
    kind: z.literal("claim"),
    size: z.int().check(z.minimum(1)),
  }),
  output: z.extend(state, { part_bytes: z.int() }),
});
export type PartKind = InputOf<typeof beginUploadCall>["kind"];

export const uploadStateCall = defineCall({
  path: "/api/files/state/{upload}",
  tag,
  summary: "How much of a file has come, for going on after a lost connection",
  input: z.object({ upload }),
  output: state,
});

/** The body is bytes, so the call has a route of its own; it is described like the other calls all the same. */
export const uploadPartCall = defineCall({
  path: `${UPLOAD_PART_PATH}{upload}`,
  tag,
  summary:
    "The next part of a file: the body itself, from the byte `offset` on. 409 where that is not where the last one ended",
  takesFile: true,
  input: z.object({ upload, offset: z.int() }),
  output: state,
});
