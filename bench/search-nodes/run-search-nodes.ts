import { mkdirSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { s3Settings } from "#adapters/files/s3/fixtures/s3-settings.ts";
import { createS3Bucket } from "#adapters/files/s3/s3-bucket.ts";
import { createS3Objects } from "#adapters/files/s3/s3-objects.ts";
import { utcDay } from "#core/dates.ts";
import { uploadParts } from "#features/catalogue/server/search-index/shared-snapshots/snapshot-parts.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { startSandbox } from "../../sandbox/start-sandbox.ts";
import { runCommand, timed } from "../../scripts/run-command.ts";
import { DATA_DIR, DEFAULT_PRODUCTS } from "../catalogue/settings.ts";
import { describeMachine, saveResults } from "../document.ts";
import { indexParts } from "./index-parts.ts";
import type { NewNodeResults, NewNodeTask } from "./new-node.ts";
import { judgeNodes, printedNodes, type SearchNodeResults } from "./search-nodes-report.ts";

const CHANGES = 2000;

/** `--search-nodes [FILE] [--products=N]`: the size of an index of five languages, and how soon a new node has it. */
export async function runSearchNodes(values: readonly string[]): Promise<number> {
  const after = values[values.indexOf("--search-nodes") + 1] ?? "--";
  const source = after.startsWith("--") ? "" : path.resolve(after);
  const given = values.find((value) => value.startsWith("--products="))?.split("=")[1];
  const products = Number(given ?? DEFAULT_PRODUCTS);
  mkdirSync(DATA_DIR, { recursive: true });
  const [file, fetched] = ["nodes.index", "nodes.fetched"].map((name) => path.join(DATA_DIR, name));
  if (!file || !fetched) return 1;
  try {
    console.log(`${products} products in ${LANGUAGES.length} languages: building …`);
    const built = await runScript("build-index.ts", [file, String(products), source]);
    const parts = await indexParts(file, LANGUAGES);
    console.log("Taken over by a new node …");
    const joined = await joinNode({ file, fetched, source });
    const results: SearchNodeResults = {
      date: utcDay(new Date()),
      machine: describeMachine(),
      load: os.loadavg()[0] ?? 0,
      products,
      changes: CHANGES,
      ...(JSON.parse(built) as { buildSeconds: number; peakMegabytes: number }),
      ...parts,
      fileMegabytes: statSync(file).size / 1e6,
      ...joined,
    };
    console.log(printedNodes(results));
    if (products >= DEFAULT_PRODUCTS) saveResults("searchNodes", results);
    return judgeNodes(results).every(({ isMet }) => isMet) ? 0 : 1;
  } finally {
    for (const one of [file, fetched]) rmSync(one, { force: true });
  }
}

/** Time from the start of an empty process until it has answered. */
async function joinNode({ file, fetched, source }: Record<"file" | "fetched" | "source", string>) {
  const sandbox = await startSandbox({ port: 0, shopUrl: "" });
  const s3 = s3Settings(sandbox);
  const sizes: number[] = [];
  const { put, ...others } = createS3Objects(createS3Bucket(s3));
  const objects = {
    ...others,
    put: (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      sizes.push(bytes.length);
      return put(name, bytes);
    },
  };
  try {
    const [parts, uploadSeconds] = await timed(() => uploadParts(objects, file, "bench"));
    const task: NewNodeTask = { s3, parts, file: fetched, source, changes: CHANGES };
    const [output, readySeconds] = await timed(() =>
      runScript("new-node.ts", [], { NEW_NODE: JSON.stringify(task) }),
    );
    const packedMegabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
    const node: NewNodeResults = JSON.parse(output);
    return { node, uploadSeconds, readySeconds, packedMegabytes };
  } finally {
    await sandbox.close();
  }
}

async function runScript(
  name: string,
  values: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const command = ["node", `bench/search-nodes/${name}`, ...values];
  const { code, output } = await runCommand(command, { env, quiet: true });
  if (code !== 0) throw new Error(output);
  return output.trim().split("\n").at(-1) ?? "";
}
