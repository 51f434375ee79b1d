import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import { siteFromSeed } from "#features/sites/domain/fixtures/site.ts";
import type { ObjectStore } from "#ports/files.ts";
import { aQuery } from "#ports/fixtures/search-document.ts";
import { bruteForceEngine } from "../../fixtures/brute-force-engine.ts";
import { buildProduct, TEST_CATEGORIES } from "../../fixtures/catalogue-builder.ts";
import { testCatalogue } from "../../fixtures/test-catalogue.ts";
import { saveProducts } from "../../ingestion/save-products.ts";
import { products } from "../../products.tables.ts";
import { selectTaxonomy } from "../../taxonomy.repository.ts";
import { createSearchIndex } from "../search-index.ts";
import { searchSnapshots } from "./shared-snapshots.tables.ts";

const { db } = await testCatalogue({ categories: Object.values(TEST_CATEGORIES) });
await saveProducts(db, [buildProduct(), buildProduct(), buildProduct()]);
const sites = DEMO_SITES.map(siteFromSeed).filter(({ categorySet }) => categorySet !== null);
const siteId = sites[0]?.id ?? 0;

const root = await mkdtemp(path.join(tmpdir(), "shared-snapshots-"));
afterAll(() => rm(root, { recursive: true }));

const stored = new Map<string, Uint8Array<ArrayBuffer>>();
const objects: ObjectStore = {
  put: async (name, bytes) => void stored.set(name, bytes),
  get: async (name) => stored.get(name),
  remove: async (name) => void stored.delete(name),
};
beforeEach(async () => {
  stored.clear();
  await db.delete(searchSnapshots);
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

let [nodes, aheadMs] = [0, 0];

/** A search node with its own disk; `built` tells whether it read the whole catalogue. */
function openNode(version = "1") {
  nodes += 1;
  const file = path.join(root, `${nodes}`);
  const engine = bruteForceEngine();
  const { swap: load } = engine;
  const swap = vi.spyOn(engine, "swap");
  const problems: string[] = [];
  const index = createSearchIndex({
    db,
    engine,
    readContext: async () => ({
      taxonomy: await selectTaxonomy(db),
      sites,
      languages: ["en"],
      now: new Date(),
    }),
    snapshots: {
      sequence: undefined,
      save: (sequence) =>
        writeFile(file, JSON.stringify({ sequence, documents: engine.documents() })),
      async reload() {
        const { sequence, documents } = JSON.parse(await readFile(file, "utf8"));
        await load(documents);
        return sequence;
      },
      file,
      noteFile: `${file}.json`,
      version,
      objects,
    },
    now: () => new Date(Date.now() + aheadMs),
    onProgress: () => {},
    onError: ({ message }) => problems.push(message),
  });
  closing.push(index.close);
  const find = async () => [...(await index.search(aQuery({ siteId }))).ids].sort();
  return { index, find, problems, built: () => swap.mock.calls.length > 0 };
}

const published = async (count: number) =>
  vi.waitFor(async () => {
    const rows = await db.select().from(searchSnapshots);
    expect(rows.filter(({ sequence }) => sequence !== null)).toHaveLength(count);
    return rows;
  });

/** Retries, since transactions of other tests on the same server hold the position back for a while. */
async function publishesAnew(index: ReturnType<typeof createSearchIndex>): Promise<void> {
  const before = new Set(stored.keys());
  await eventually(async () => {
    await saveProducts(db, [buildProduct()]);
    await index.follow();
    await index.save();
    expect([...stored.keys()].filter((name) => !before.has(name))).not.toEqual([]);
  });
}

test("a new node loads another node's snapshot and applies changes made since", async () => {
  const first = openNode();
  const before = await first.find();
  expect(first.built()).toBe(true);
  await published(1);
  const [added = 0] = await saveProducts(db, [buildProduct()]);
  await db.delete(products).where(eq(products.id, before[0] ?? 0));
  const second = openNode();
  expect(await second.find()).toEqual([...before.slice(1), added]);
  expect(second.built()).toBe(false);
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test("one of several nodes publishes a snapshot, later again, and deletes old ones", async () => {
  const [first, second] = [openNode(), openNode()];
  await Promise.all([first.find(), second.find()]);
  await published(1);
  const names = [...stored.keys()];
  expect(new Set(names.map((name) => path.dirname(name))).size).toBe(1);

  aheadMs = 40 * 60 * 1000;
  await publishesAnew(first.index);
  expect(names.every((name) => stored.has(name))).toBe(true);
  // After the third snapshot the oldest is deleted: no node starts from it any more.
  aheadMs *= 2;
  await publishesAnew(first.index);
  expect(names.filter((name) => stored.has(name))).toEqual([]);
  aheadMs = 0;
});

test("a damaged or incomplete snapshot is not used, and the index is built", async () => {
  const first = openNode();
  const all = await first.find();
  await published(1);
  for (const [name, bytes] of stored) stored.set(name, bytes.fill(7, -3));
  const second = openNode();
  expect(await second.find()).toEqual(all);
  expect([second.built(), second.problems]).toEqual([true, ["a part is missing or damaged"]]);
  stored.clear();
  const third = openNode();
  expect(await third.find()).toEqual(all);
  expect(third.built()).toBe(true);
});

test("a node with another code version does not use the snapshot", async () => {
  const first = openNode("1");
  await first.find();
  await published(1);
  const second = openNode("2");
  await second.find();
  expect(second.built()).toBe(true);
  await published(2);
});
