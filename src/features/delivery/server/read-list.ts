import { readFile } from "node:fs/promises";
import type { Database } from "#database/connect.ts";
import type { CourierCode } from "../domain/courier.ts";
import { selectCouriers } from "./delivery.repository.ts";
import { type ImportResult, importPoints } from "./import-points.ts";

export type DownloadList = (address: string, headers: Record<string, string>) => Promise<string>;

/** A courier's list from a file or from an address, which is asked as the courier wants to be asked. */
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
