import { MAX_FILE_BYTES } from "#core/file-type.ts";
import type { MessageKey } from "#core/message-key.ts";
import {
  beginUploadCall,
  type PartKind,
  type UploadState,
  uploadPartCall,
  uploadStateCall,
} from "../files/contract.ts";
import { tryCall } from "./call-api.ts";
import { readJson } from "./read-json.ts";
import type { Uploaded } from "./upload-file.ts";

type Options = {
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
  /** True while there is no connection, false when it is back. */
  onWaiting: (isWaiting: boolean) => void;
  ask?: typeof fetch;
  /** The timeout for one part. */
  timeoutMs?: number;
  /** Waits before the next attempt; less long if the browser reports that it is online again. */
  pause?: (attempt: number, signal: AbortSignal) => Promise<void>;
};
type Step = { state: UploadState } | { problem: MessageKey } | "lost";

const LONGEST_PAUSE_MS = 8000;
const TIMEOUT_MS = 30_000;

/**
 * Sends a file part by part. A lost connection costs only one part: the server is asked how much it has, and the rest
 * follows, until the file is complete or the caller aborts.
 */
export async function uploadInParts(
  file: File,
  kind: PartKind,
  options: Options,
): Promise<Uploaded> {
  if (file.size > MAX_FILE_BYTES) return { problem: "errors.file_too_large" };
  const { signal, onProgress, onWaiting, ask = fetch, pause = waitForConnection } = options;
  const { timeoutMs = TIMEOUT_MS } = options;
  let upload: string | undefined;
  let partBytes = 0;
  let next: () => Promise<Step> = begin;
  for (let lost = 0; !signal.aborted; ) {
    const step = await next();
    if (step === "lost") {
      onWaiting(true);
      await pause(lost++, signal);
      next = upload ? look : begin;
      continue;
    }
    onWaiting(false);
    if ("problem" in step) return step;
    lost = 0;
    const { offset, id } = step.state;
    onProgress(offset);
    if (id) return { id };
    next = () => sendFrom(offset);
  }
  return { problem: "errors.offline" };

  async function begin(): Promise<Step> {
    const begun = await tryCall(beginUploadCall, { kind, size: file.size }, { signal, fetch: ask });
    if (!begun.ok) return mayPass(begun.httpStatus) ? "lost" : { problem: begun.message };
    upload = begun.output.upload;
    partBytes = begun.output.part_bytes;
    return { state: begun.output };
  }

  async function look(): Promise<Step> {
    const found = await tryCall(uploadStateCall, { upload: upload ?? "" }, { signal, fetch: ask });
    if (found.ok) return { state: found.output };
    return mayPass(found.httpStatus) ? "lost" : { problem: found.message };
  }

  async function sendFrom(offset: number): Promise<Step> {
    const partPath = uploadPartCall.path.replace("{upload}", upload ?? "");
    try {
      const response = await ask(`${partPath}?offset=${offset}`, {
        method: uploadPartCall.method,
        headers: { "content-type": "application/octet-stream" },
        body: file.slice(offset, offset + partBytes),
        // A connection that hangs must not wait for ever.
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      if (response.ok) return { state: await readJson<UploadState>(response) };
      // 409: the server has more than we thought, because the answer to an earlier part was lost.
      if (response.status === 409) return look();
      if (mayPass(response.status)) return "lost";
      return { problem: (await readJson<{ message: MessageKey }>(response)).message };
    } catch {
      return "lost";
    }
  }
}

const mayPass = (httpStatus: number) => httpStatus === 0 || httpStatus >= 500;

function waitForConnection(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** attempt));
    function go() {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    }
    addEventListener("online", go);
    signal.addEventListener("abort", go, { once: true });
  });
}
