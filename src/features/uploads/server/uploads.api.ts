import { HOUR_SECONDS } from "#core/durations.ts";
import { FILE_PART_BYTES } from "#core/file-type.ts";
import type { Account } from "#features/account/server/account.ts";
import { handleCustomerCall } from "#features/account/server/customer-call.ts";
import { type ApiRoute, failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { beginUploadCall, uploadStateCall } from "#platform/files/contract.ts";
import {
  defineLimits,
  type RateLimits,
  tooManyAttempts,
} from "#platform/rate-limit/rate-limits.ts";
import type { FileStore, UploadProgress } from "#ports/files.ts";

export const uploadLimits = defineLimits({
  // Each upload takes disk space.
  upload: { visitor: { points: 300, duration: HOUR_SECONDS } },
  "guest-upload": { visitor: { points: 60, duration: HOUR_SECONDS } },
});

type UploadLimit = keyof typeof uploadLimits;

type PartServices = {
  account: Account;
  files: FileStore;
  limits: Pick<RateLimits<UploadLimit>, "consume">;
};

const refuse = refuseWith();

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
