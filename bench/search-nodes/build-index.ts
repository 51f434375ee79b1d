/** Runs in a separate process, which frees its memory at the end: builds the index and saves it to a file. */
import { createMemorySearch } from "#adapters/search/memory/create-memory-search.ts";
import { timed } from "../../scripts/run-command.ts";
import { inventRows, readRows } from "../catalogue/source-rows.ts";
import { peakMegabytes } from "../process-usage.ts";
import { documents } from "./documents.ts";

const [snapshotFile = "", products = "", source = ""] = process.argv.slice(2);
const rows = source ? readRows(source) : inventRows();
const engine = await createMemorySearch({ workers: 1, snapshotFile, onProblem: console.error });
const span = { first: 1, last: Number(products), ids: new Map() };
const [, buildSeconds] = await timed(() => engine.swap(documents(rows, span)));
await engine.saveSnapshot(1);
await engine.close();
console.log(JSON.stringify({ buildSeconds, peakMegabytes: peakMegabytes(process.pid) }));
