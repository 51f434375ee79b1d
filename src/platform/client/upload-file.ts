import { MAX_FILE_BYTES } from "#core/file-type.ts";
import type { MessageKey } from "#core/message-key.ts";
import type { FileKind } from "#ports/files.ts";
import { uploadCall } from "../files/contract.ts";
import { readJson } from "./read-json.ts";

export type Uploaded = { id: string } | { problem: MessageKey };

/** What the file dialog offers; the server checks the file's content. */
export const UPLOAD_TYPES = "image/jpeg,image/png,image/webp,image/heic,application/pdf";

/** Ten megabytes take this long on a slow phone connection; after it the upload is aborted. */
export const UPLOAD_TIMEOUT_MS = 120_000;

/** Sends the file as the request body; its size is checked before that. */
export async function uploadFile(
  file: File,
  kind: FileKind,
  timeoutMs = UPLOAD_TIMEOUT_MS,
): Promise<Uploaded> {
  if (file.size > MAX_FILE_BYTES) return { problem: "errors.file_too_large" };
  try {
    const response = await fetch(`${uploadCall.path}?kind=${kind}`, {
      method: uploadCall.method,
      headers: { "content-type": "application/octet-stream" },
      body: file,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await readJson<{ id?: string; message?: MessageKey }>(response);
    if (answer.id && response.ok) return { id: answer.id };
    return { problem: answer.message ?? "errors.unexpected" };
  } catch {
    return { problem: "errors.offline" };
  }
}
