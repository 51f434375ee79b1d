import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { utcDay } from "#core/dates.ts";
import { describeMachine, saveResults } from "../document.ts";
import type { BenchCatalogue } from "./bench-catalogue.ts";
import { judgeCatalogue, printedCatalogue } from "./catalogue-report.ts";
import { measureEngine } from "./measure-engine.ts";
import { measureRival, type RivalResults } from "./measure-rival.ts";
import { postgresRival } from "./rivals/postgres-rival.ts";
import { sqliteRival } from "./rivals/sqlite-rival.ts";
import { DATA_DIR, DEFAULT_PRODUCTS } from "./settings.ts";
import { inventRows, readRows } from "./source-rows.ts";

type CatalogueArguments = { file?: string; products: number; rivals: boolean };

/** `--catalogue [FILE] [--products=N] [--no-rivals]` */
export function readArguments(values: readonly string[]): CatalogueArguments {
  const after = values[values.indexOf("--catalogue") + 1];
  const products = values.find((value) => value.startsWith("--products="))?.split("=")[1];
  return {
    ...(after && !after.startsWith("--") ? { file: path.resolve(after) } : {}),
    products: Number(products ?? DEFAULT_PRODUCTS),
    rivals: !values.includes("--no-rivals"),
  };
}

/** Compares the search engine with two databases on the same products; returns 0 if every aim is met. */
export async function runCatalogue({
  file,
  products,
  rivals,
}: CatalogueArguments): Promise<number> {
  const rows = file ? readRows(file) : inventRows();
  const catalogue: BenchCatalogue = { rows, products, ids: new Map(), totals: new Map() };
  mkdirSync(DATA_DIR, { recursive: true });
  console.log(`${products} products stretched from ${rows.length}. Our engine …`);
  const snapshotFile = path.join(DATA_DIR, "index.snapshot");
  const engine = await measureEngine(catalogue, snapshotFile);
  rmSync(snapshotFile);
  const results = {
    date: utcDay(new Date()),
    machine: describeMachine(),
    node: process.versions.node,
    products,
    engine,
    others: [] as RivalResults[],
  };
  // Printed first, because the rivals take minutes.
  console.log(printedCatalogue(results));
  for (const open of rivals ? [sqliteRival, postgresRival] : []) {
    const rival = await open();
    console.log(`${rival.name} …`);
    results.others.push(await measureRival(rival, catalogue));
  }
  console.log(printedCatalogue(results));
  if (products >= DEFAULT_PRODUCTS && rivals) saveResults("catalogue", results);
  return judgeCatalogue(results).every(({ isMet }) => isMet) ? 0 : 1;
}
