import * as z from "zod/mini";
import { FILE_PART_BYTES } from "#core/file-type.ts";
import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import { type ApiRoute, failure } from "#platform/api/api-route.ts";
import { defineCall } from "#platform/api/call.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { beginUploadRequest, uploadStateRequest } from "#platform/client/part-requests.ts";
import type { RateLimits } from "#platform/rate-limit/rate-limits.ts";
import { tooManyAttempts } from "#platform/rate-limit/too-many-attempts.ts";
import type { FileStore, UploadProgress } from "#ports/files.ts";
import type { UploadLimit } from "./upload-limits.ts";

type PartServices = {
  account: Account;
  files: FileStore;
  limits: Pick<RateLimits<UploadLimit>, "consume">;
};

export const UPLOAD_PART_PATH = "/api/files/part/";

const TAG = "files";
const upload = z.string().check(z.maxLength(100));
const answer = {
  status: z.literal(true),
  upload,
  /** How many bytes are here: the next part begins there. */
  offset: z.int(),
  /** Once the last byte is here. */
  id: z.optional(z.string()),
};

const beginUploadCall = defineCall({
  ...beginUploadRequest,
  tag: TAG,
  summary:
    "Begins a file that comes in parts, so that a lost connection costs only one of them. Customers only",
  input: z.object({
    kind: z.literal("claim"),
    size: z.int().check(z.minimum(1)),
  }),
  output: z.object({ ...answer, part_bytes: z.int() }),
});

const uploadStateCall = defineCall({
  ...uploadStateRequest,
  tag: TAG,
  summary: "How much of a file has come, for going on after a lost connection",
  input: z.object({ upload }),
  output: z.object(answer),
});

/** The body is bytes, so it is no call among the others; described like them all the same. */
export const uploadPartCall = defineCall({
  path: `${UPLOAD_PART_PATH}{upload}`,
  tag: TAG,
  summary:
    "The next part of a file: the body itself, from the byte `offset` on. 409 where that is not where the last one ended",
  takesFile: true,
  input: z.object({ upload, offset: z.int() }),
  output: z.object(answer),
});

const refuse = refuseWith({ "auth.errors.too_many_attempts": 429 });

export const describeUpload = (upload: string, { offset, id }: UploadProgress) => ({
  status: true as const,
  upload,
  offset,
  ...(id ? { id } : {}),
});

export function partCalls({ account, files, limits }: PartServices): ApiRoute[] {
  return [
    handleCustomerCall(account, beginUploadCall, async ({ kind, size }, request, { customer }) => {
      const attempt = await limits.consume("upload", { visitor: await request.visitor() });
      if (!attempt.allowed) return refuse(request, tooManyAttempts(attempt.retryAfterSeconds));
      const begun = await files.begin({ owner: customer.id, kind, size });
      if (!begun.ok) return refuse(request, begun);
      const state = { status: true as const, upload: begun.value, offset: 0 };
      return { ...state, part_bytes: FILE_PART_BYTES };
    }),
    handleCustomerCall(account, uploadStateCall, async ({ upload }, _request, { customer }) => {
      const found = await files.findUpload(upload);
      if (found?.owner !== customer.id) return failure(404, "errors.not_found");
      return describeUpload(upload, found);
    }),
  ];
}
