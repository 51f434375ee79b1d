import type { DownloadList } from "./read-list.ts";

const TIMEOUT_MS = 60_000;
/** The largest list has 5 MB; what is ten times that is no list. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A courier's list from its own address. */
export const downloadList: DownloadList = async (address, headers) => {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error("more than 64 MB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};
