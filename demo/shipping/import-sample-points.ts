import { readdir, readFile } from "node:fs/promises";
import type { Queryable } from "#database/connect.ts";
import { isCourier } from "#features/delivery/domain/courier.ts";
import { importPoints } from "#features/delivery/server/import-points.ts";

const SAMPLES = new URL("../../samples/pickup-points/", import.meta.url);

/** Imports the sample lists with the normal reader; a demo has only these points until real lists are imported. */
export async function importSamplePoints(db: Queryable): Promise<void> {
  for (const file of (await readdir(SAMPLES)).sort()) {
    const courier = file.split(".", 1)[0] ?? "";
    if (!isCourier(courier)) continue;
    const text = await readFile(new URL(file, SAMPLES), "utf8");
    const source = `samples/pickup-points/${file}`;
    const deps = { db, now: () => new Date() };
    const { refusal } = await importPoints(deps, { courier, text, source });
    if (refusal) throw new Error(`${source} was refused: ${refusal}`);
  }
}
