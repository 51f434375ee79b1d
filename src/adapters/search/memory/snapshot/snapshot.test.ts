import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aDocument, aPrice, aQuery, aText, LANGUAGE } from "#ports/fixtures/search-document.ts";
import type { MemorySearch } from "../create-memory-search.ts";
import { createOneProcessSearch, threadsInProcess } from "../fixtures/one-process-search.ts";
import { createBuilderThreads } from "../workers/builder-threads.ts";
import { loadGeneration } from "./snapshot.ts";

let folder: string;
let file: string;
let problems: string[];
const engines: MemorySearch[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "search-snapshot-"));
  file = path.join(folder, "index.snapshot");
  problems = [];
});
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
  await rm(folder, { recursive: true });
});

async function open(): Promise<MemorySearch> {
  const engine = await createOneProcessSearch({
    snapshotFile: file,
    onProblem: (problem) => problems.push(problem),
  });
  engines.push(engine);
  return engine;
}

const product = (id: number, name: string) =>
  aDocument({
    id,
    sites: [aPrice(id * 100), aPrice(id * 90, 2)],
    texts: { [LANGUAGE]: aText({ name }) },
  });

async function saved(): Promise<MemorySearch> {
  const engine = await open();
  await engine.swap([product(1, "elephant"), product(2, "chandelier"), product(3, "bicycle")]);
  await engine.upsert([product(2, "aurora"), product(4, "drizzle")]);
  await engine.remove([3]);
  await engine.saveSnapshot(42);
  return engine;
}

const QUERIES = [
  aQuery({ facets: "all" }),
  aQuery({ siteId: 2, facets: "all", sort: 1 }),
  aQuery({ text: "aurora" }),
  aQuery({ text: "elephant" }),
  aQuery({ text: "bicycle" }),
];
const answers = (engine: MemorySearch) => Promise.all(QUERIES.map((query) => engine.search(query)));

it("an engine starts from its snapshot, with updates and removals included", async () => {
  const before = await answers(await saved());
  const engine = await open();
  expect(engine.snapshot.sequence).toBe(42);
  expect(await answers(engine)).toEqual(before);
  expect(before[0]?.ids).toEqual([1, 2, 4]);
  expect(problems).toEqual([]);
});

it("an engine accepts updates after it started from a snapshot", async () => {
  await saved();
  const engine = await open();
  await engine.upsert([product(1, "fjord"), product(9, "elephant")]);
  expect((await engine.search(aQuery({ text: "elephant" }))).ids).toEqual([9]);
  expect((await engine.search(aQuery())).total).toBe(4);
});

it("an engine starts empty without a snapshot", async () => {
  const engine = await open();
  expect(engine.snapshot.sequence).toBeUndefined();
  expect((await engine.search(aQuery())).total).toBe(0);
  expect(problems).toEqual([]);
});

it.each([
  ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
  ["too short to say anything", () => Buffer.from("x")],
  ["damaged in its header", (bytes: Buffer) => bytes.fill("?", 40, 44)],
  ["of another version", (bytes: Buffer) => withOtherVersion(bytes)],
])("an engine ignores and reports a snapshot that is %s", async (_name, spoil) => {
  await saved();
  await writeFile(file, spoil(await readFile(file)));
  const engine = await open();
  expect(engine.snapshot.sequence).toBeUndefined();
  expect((await engine.search(aQuery())).total).toBe(0);
  expect(problems).toEqual([expect.stringMatching(/^the search snapshot was left aside: ./)]);
});

it("a snapshot stores each document once, in the large segment or in one of newer documents", async () => {
  const count = async (engine: MemorySearch) => {
    await engine.saveSnapshot(1);
    const loaded = await loadGeneration(file, builders, (problem) => problems.push(problem));
    return loaded?.generation.segments.map(({ segment }) => segment.size);
  };
  const builders = createBuilderThreads(threadsInProcess().start);
  const engine = await open();
  await engine.swap([product(1, "elephant"), product(2, "chandelier")]);
  expect(await count(engine)).toEqual([2]);
  await engine.upsert([product(3, "aurora")]);
  expect(await count(engine)).toEqual([2, 1]);
  expect(problems).toEqual([]);
});

/** A complete file with a valid checksum, but written by other code. */
function withOtherVersion(bytes: Buffer): Buffer {
  const text = bytes.toString("latin1");
  const changed = Buffer.from(text.replace(/"version":"./, '"version":"x'), "latin1");
  const headerBytes = changed.readUInt32LE(4);
  changed.writeUInt32LE(crc32(changed.subarray(24, 24 + headerBytes)), 8);
  return changed;
}

it("an engine can load a snapshot that was written after it started", async () => {
  const empty = await open();
  const writer = await saved();
  expect(await empty.reloadSnapshot()).toBe(42);
  expect(await answers(empty)).toEqual(await answers(writer));
  await empty.upsert([product(9, "saxophone")]);
  expect((await empty.search(aQuery({ text: "saxophone" }))).ids).toEqual([9]);
  await rm(file);
  expect(await empty.reloadSnapshot()).toBeUndefined();
  expect((await empty.search(aQuery({ text: "saxophone" }))).ids).toEqual([9]);
});
