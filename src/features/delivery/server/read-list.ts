import { readFile } from "node:fs/promises";
import type { Database } from "#database/connect.ts";
import type { CourierCode } from "../domain/courier.ts";
import { selectCouriers } from "./delivery.repository.ts";
import { type ImportResult, importPoints } from "./import-points.ts";

export type DownloadList = (address: string, headers: Record<string, string>) => Promise<string>;

/** Imports a courier's list from a file or, with the headers that the courier expects, from a URL. */
export async function readList(
  deps: { db: Database; now: () => Date; download: DownloadList },
  input: { courier: CourierCode; source: string; force?: boolean },
): Promise<ImportResult> {
  const courier = (await selectCouriers(deps.db)).find(({ code }) => code === input.courier);
  const text = /^https?:\/\//i.test(input.source)
    ? await deps.download(input.source, courier?.listHeaders ?? {})
    : await readFile(input.source, "utf8");
  return importPoints(deps, { ...input, text });
}

const TIMEOUT_MS = 60_000;
/** The largest list has 5 MB; anything over ten times that size cannot be a list. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Downloads a courier's list. */
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
