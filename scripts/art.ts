/**
 * `npm run art` draws the demo pictures whose drawings have changed. `--check` tells whether all pictures exist,
 * without drawing; `--sheet [part of a name …]` makes a contact sheet to look at.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { openArtBrowser } from "#demo/art/art-browser.ts";
import { writeContactSheet } from "#demo/art/contact-sheet.ts";
import { demoPictures, fingerprint } from "#demo/art/demo-pictures.ts";
import { GOODS_FOLDER, type Manifest, readManifest, writeManifest } from "#demo/art/manifest.ts";
import { BATCH, RECIPE, rasterize } from "#demo/art/rasterize.ts";
import { findChromium } from "./set-up/find-chromium.mjs";

const ON_A_SHEET = 96;

async function renderAll(): Promise<number> {
  const drawn = readManifest();
  const pictures = demoPictures().map(({ file, draw }) => {
    const svg = draw();
    return { file, svg, print: fingerprint(svg, RECIPE) };
  });
  const isThere = (file: string) => existsSync(path.join(GOODS_FOLDER, file));
  const stale = pictures.filter(
    ({ file, print }) => drawn.get(file)?.print !== print || !isThere(file),
  );
  const started = performance.now();
  if (stale.length) await renderStale(stale, drawn);
  const named = new Set(pictures.map(({ file }) => file));
  for (const file of leftOver(named)) rmSync(path.join(GOODS_FOLDER, file));
  writeManifest(new Map([...drawn].filter(([file]) => named.has(file))));
  const each = (performance.now() - started) / Math.max(1, stale.length);
  console.log(`${stale.length} of ${pictures.length} pictures drawn, ${each.toFixed(0)} ms each`);
  return 0;
}

type Drawing = { file: string; svg: string; print: string };

/** Each worker has its own browser; while it rasterizes a batch, the batch before is encoded. */
async function renderStale(stale: readonly Drawing[], drawn: Manifest): Promise<void> {
  const batches = Array.from({ length: Math.ceil(stale.length / BATCH) }, (_, i) =>
    stale.slice(i * BATCH, (i + 1) * BATCH),
  );
  const note = (batch: readonly Drawing[], colours: readonly string[]) => {
    for (const [at, { file, print }] of batch.entries()) {
      drawn.set(file, { print, colour: colours[at] ?? "" });
    }
  };
  const work = async () => {
    const browser = await openArtBrowser(findChromium());
    let encoding: Promise<void> = Promise.resolve();
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const pictures = batch;
      const encode = await rasterize(browser, pictures);
      await encoding;
      encoding = encode().then((colours) => note(pictures, colours));
      // Saved from time to time, so that an aborted run is not lost.
      if (batches.length % 25 === 0) writeManifest(drawn);
    }
    await encoding;
    await browser.close();
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
}

function leftOver(named: ReadonlySet<string>): string[] {
  if (!existsSync(GOODS_FOLDER)) return [];
  return readdirSync(GOODS_FOLDER).filter((file) => file.endsWith(".avif") && !named.has(file));
}

function check(): number {
  const drawn = readManifest();
  const named = new Set(demoPictures().map(({ file }) => file));
  const there = new Set(existsSync(GOODS_FOLDER) ? readdirSync(GOODS_FOLDER) : []);
  const missing = [...named].filter((file) => !there.has(file) || !drawn.has(file));
  const extra = leftOver(named);
  for (const file of missing.slice(0, 10)) console.error(`missing: ${file}`);
  for (const file of extra.slice(0, 10)) console.error(`left over: ${file}`);
  const sum = `${named.size} pictures, ${missing.length} missing, ${extra.length} left over`;
  console.log(missing.length + extra.length ? `${sum}: npm run art` : sum);
  return missing.length + extra.length ? 1 : 0;
}

async function sheet(wanted: readonly string[]): Promise<number> {
  const all = demoPictures().filter(
    ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
  );
  // Evenly spread over the list, so that a sheet without names shows a bit of everything.
  const step = Math.max(1, all.length / ON_A_SHEET);
  const some = all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const browser = await openArtBrowser(findChromium());
  console.log(await writeContactSheet(browser, some));
  await browser.close();
  return 0;
}

const inputs = process.argv.slice(2);
const plain = inputs.filter((input) => !input.startsWith("--"));
if (inputs.includes("--check")) process.exitCode = check();
else if (inputs.includes("--sheet")) process.exitCode = await sheet(plain);
else process.exitCode = await renderAll();
