import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, describe, expect, test, vi } from "vitest";
import { followChanges } from "#database/change-feed.ts";
import { eventually } from "#database/fixtures/eventually.ts";
import { categories } from "../catalogue.tables.ts";
import { buildCategory, buildProduct, TEST_CATEGORIES } from "../fixtures/catalogue-builder.ts";
import { testCatalogue } from "../fixtures/test-catalogue.ts";
import { saveCatalogue } from "../ingestion/save-catalogue.ts";
import { saveProducts } from "../ingestion/save-products.ts";
import { products, variants } from "../products.tables.ts";
import { positionOfSnapshot, saveSnapshot } from "./index-snapshots.ts";
import { selectMoment } from "./search-index.repository.ts";

const HOUR_MS = 60 * 60 * 1000;
/** How far the catalogue's clock is ahead of the real one. */
let aheadMs = 0;
const { catalogue, engine, db, url, place } = await testCatalogue(
  { categories: Object.values(TEST_CATEGORIES) },
  { now: () => new Date(Date.now() + aheadMs) },
);
await catalogue.getHomeSections(place("default"));

const told = async () => (await catalogue.applyChanges(["catalogue"], false)).whole;
const documentOf = (id: number | undefined) => engine.documents().find((one) => one.id === id);

describe("the search index", () => {
  test("follows new, changed and removed products", async () => {
    const product = buildProduct();
    const [id = 0] = await saveProducts(db, [product]);
    await told();
    expect(documentOf(id)).toMatchObject({ inStock: true, manufacturer: "Testwear" });
    await db.update(variants).set({ stock: 0 }).where(eq(variants.productId, id));
    await told();
    expect(documentOf(id)).toMatchObject({ inStock: false });
    await db.delete(products).where(eq(products.id, id));
    await told();
    expect(documentOf(id)).toBeUndefined();
  });

  test("follows a transaction that began before others and commits after them", async () => {
    const slow = new pg.Client(url);
    await slow.connect();
    const [late = 0, early = 0] = await saveProducts(db, [buildProduct(), buildProduct()]);
    await told();
    await slow.query("begin");
    await slow.query("update products set manufacturer = 'Late' where id = $1", [late]);
    await db.update(products).set({ manufacturer: "Early" }).where(eq(products.id, early));
    await told();
    expect([documentOf(late)?.manufacturer, documentOf(early)?.manufacturer]).toEqual([
      "Testwear",
      "Early",
    ]);
    await db.update(products).set({ manufacturer: "Earlier" }).where(eq(products.id, early));
    await told();
    await slow.query("commit");
    await slow.end();
    await told();
    expect(documentOf(late)?.manufacturer).toBe("Late");
  });

  test("follows a renamed category in every document", async () => {
    const [id = 0] = await saveProducts(db, [buildProduct()]);
    await told();
    await db
      .update(categories)
      .set({ names: { en: "Renamed" } })
      .where(eq(categories.id, TEST_CATEGORIES.first.id));
    const { whole } = await catalogue.applyChanges(["catalogue", "categories"], false);
    await whole;
    expect(documentOf(id)?.texts.en?.categories).toContain("Renamed");
  });

  test("follows a price change during a rebuild", async () => {
    const [id = 0] = await saveProducts(db, [buildProduct()]);
    await told();
    const held = Promise.withResolvers<void>();
    const swap = engine.swap.bind(engine);
    vi.spyOn(engine, "swap").mockImplementationOnce(async (documents) => {
      await held.promise;
      return swap(documents);
    });
    await db
      .update(categories)
      .set({ names: { en: "Renamed again" } })
      .where(eq(categories.id, TEST_CATEGORIES.first.id));
    const { whole } = await catalogue.applyChanges(["catalogue", "categories"], false);
    await db.update(products).set({ manufacturer: "Meanwhile" }).where(eq(products.id, id));
    await told();
    expect(documentOf(id)?.manufacturer).toBe("Meanwhile");
    held.resolve();
    await whole;
    expect(documentOf(id)).toMatchObject({ manufacturer: "Meanwhile" });
    expect(documentOf(id)?.texts.en?.categories).toContain("Renamed again");
    vi.restoreAllMocks();
  });

  test("follows a rename that is reverted during a rebuild", async () => {
    const [id = 0] = await saveProducts(db, [buildProduct()]);
    await told();
    const rename = async (name: string) => {
      await db
        .update(categories)
        .set({ names: { en: name } })
        .where(eq(categories.id, TEST_CATEGORIES.first.id));
      return catalogue.applyChanges(["catalogue", "categories"], false);
    };
    await (await rename("Right")).whole;
    const held = Promise.withResolvers<void>();
    const swap = engine.swap.bind(engine);
    const swapped = vi.spyOn(engine, "swap").mockImplementationOnce(async (documents) => {
      await held.promise;
      return swap(documents);
    });
    const wrong = await rename("Wrong");
    await eventually(() => expect(swapped).toHaveBeenCalledOnce());
    const right = await rename("Right");
    held.resolve();
    await Promise.all([wrong.whole, right.whole]);
    expect(documentOf(id)?.texts.en?.categories).toContain("Right");
    vi.restoreAllMocks();
  });

  test("ignores transaction ids restored from a dump, but follows later changes", async () => {
    const [id = 0] = await saveProducts(db, [buildProduct()]);
    await told();
    await db.execute(
      sql`update product_changes set transaction = '4000000000' where product_id = ${id}`,
    );
    const upsert = vi.spyOn(engine, "upsert");
    await told();
    expect(upsert).not.toHaveBeenCalled();
    await db.update(products).set({ manufacturer: "Restored" }).where(eq(products.id, id));
    await told();
    expect(documentOf(id)?.manufacturer).toBe("Restored");
    vi.restoreAllMocks();
  });

  test("follows a change beside a long transaction only once", async () => {
    const slow = new pg.Client(url);
    await slow.connect();
    await slow.query("begin");
    await slow.query("select pg_current_xact_id()");
    const [id = 0] = await saveProducts(db, [buildProduct()]);
    await told();
    expect(documentOf(id)).toBeDefined();
    const upsert = vi.spyOn(engine, "upsert");
    await told();
    expect(upsert).not.toHaveBeenCalled();
    await slow.query("commit");
    await slow.end();
    vi.restoreAllMocks();
  });

  test("follows changes that it missed while not listening", async () => {
    const [id] = await saveProducts(db, [buildProduct()]);
    await catalogue.applyChanges(["everything"], true);
    expect(documentOf(id)).toBeDefined();
  });

  test("follows deals that end by time", async () => {
    const ends = new Date(Date.now() + HOUR_MS);
    const [id] = await saveProducts(db, [buildProduct({ dealEndsAt: ends.toISOString() })]);
    await told();
    expect(documentOf(id)?.marks).toEqual(["deal"]);
    aheadMs = 2 * HOUR_MS;
    await catalogue.pulse();
    expect(documentOf(id)?.marks).toEqual([]);
    aheadMs = 0;
  });
});

describe("the index asked to reach a snapshot", () => {
  const manufacturer = async (id: number, name: string) => {
    await db.update(products).set({ manufacturer: name }).where(eq(products.id, id));
    return (await selectMoment(db)).snapshot;
  };

  /** On a busy machine it may take longer than the index waits per call. */
  const reaches = (moment: string) =>
    eventually(async () => expect(await catalogue.reach(moment)).toBe(true));

  test("reads changes up to it without a notification", async () => {
    const [id = 0] = await saveProducts(db, [buildProduct()]);
    const moment = await manufacturer(id, "Unheard");
    await reaches(moment);
    expect(documentOf(id)?.manufacturer).toBe("Unheard");
    const upsert = vi.spyOn(engine, "upsert");
    expect(await catalogue.reach(moment)).toBe(true);
    expect(upsert).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test("does not wait for a transaction that the snapshot does not include", async () => {
    const slow = new pg.Client(url);
    await slow.connect();
    await slow.query("begin");
    await slow.query("select pg_current_xact_id()");
    const [id = 0] = await saveProducts(db, [buildProduct()]);
    await reaches(await manufacturer(id, "Seen"));
    expect(documentOf(id)?.manufacturer).toBe("Seen");
    await slow.query("commit");
    await slow.end();
  });

  test("responds with false if the change takes too long", async () => {
    const [id = 0] = await saveProducts(db, [buildProduct()]);
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.spyOn(engine, "upsert").mockReturnValueOnce(promise);
    const moment = await manufacturer(id, "Late");
    expect(await catalogue.reach(moment)).toBe(false);
    resolve();
    await reaches(moment);
  });
});

test("too many changes rebuild the index once", async () => {
  const [swap, upsert] = [vi.spyOn(engine, "swap"), vi.spyOn(engine, "upsert")];
  await db.execute(sql`insert into product_changes
    select 5000000 + number, pg_current_xact_id() from generate_series(1, 3000) number`);
  const [id] = await saveProducts(db, [buildProduct()]);
  await told();
  expect(swap).toHaveBeenCalledOnce();
  expect(upsert).not.toHaveBeenCalled();
  expect(documentOf(id)).toBeDefined();
  vi.restoreAllMocks();
});

describe("notifications of other nodes", () => {
  test("have tags of the product and all its categories and their ancestors", async () => {
    const child = buildCategory({ parentId: TEST_CATEGORIES.first.id });
    await saveCatalogue(db, { categories: [child] });
    const onChange = vi.fn();
    const feed = await followChanges({ connectionString: url }, { onChange, onError: () => {} });
    await eventually(() =>
      expect(onChange).toHaveBeenCalledWith(["everything"], expect.anything()),
    );
    const [id] = await saveProducts(db, [buildProduct({ categoryIds: [child.id] })]);
    const tags = () => onChange.mock.calls.flatMap(([some]) => some);
    await eventually(() => expect(tags()).toContain(`product:${id}`));
    expect(tags()).toEqual(
      expect.arrayContaining([
        "catalogue",
        `category:${child.id}`,
        `category:${TEST_CATEGORIES.first.id}`,
      ]),
    );
    await feed.close();
  });

  test("cover more products than one message holds", async () => {
    const told = new Set<string>();
    const onChange = async (tags: readonly string[]) => tags.forEach((tag) => void told.add(tag));
    const feed = await followChanges({ connectionString: url }, { onChange, onError: () => {} });
    // Compares booleans: a matcher on the set would print thousands of tags on each failure.
    const hears = (tag: string) => eventually(() => expect(told.has(tag), tag).toBe(true));
    await hears("everything");
    const ids = await saveProducts(
      db,
      Array.from({ length: 1500 }, () => buildProduct()),
    );
    await hears(`product:${ids.at(-1)}`);
    expect(ids.filter((id) => !told.has(`product:${id}`))).toEqual([]);
    told.clear();
    // Without autovacuum, the planner would assume that the tables are empty.
    await db.execute("analyze products, variants");
    await db.update(products).set({ isPro: true });
    await db.update(products).set({ isPro: false });
    await hears("catalogue");
    await feed.close();
  });
});

describe("a snapshot", () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((one) => rm(one, { recursive: true }))));
  const snapshots = async (sequence?: number) => {
    const folder = await mkdtemp(path.join(tmpdir(), "snapshot-"));
    folders.push(folder);
    const noteFile = path.join(folder, "note.json");
    return { sequence, save: vi.fn(async () => {}), noteFile, version: "1" };
  };

  test("is used only if it has this database, code version and taxonomy", async () => {
    const moment = await selectMoment(db);
    const { position } = moment;
    const kept = await snapshots(Number(position));
    await saveSnapshot(db, kept, { ...moment, fingerprint: "abc" });
    expect(kept.save).toHaveBeenCalledWith(Number(position));
    expect(await positionOfSnapshot(db, kept, "abc")).toBe(position);
    expect(await positionOfSnapshot(db, kept, "other")).toBeUndefined();
    expect(await positionOfSnapshot(db, { ...kept, sequence: 1 }, "abc")).toBeUndefined();
    expect(await positionOfSnapshot(db, { ...kept, version: "2" }, "abc")).toBeUndefined();
    // Made before a failover, and saved after it.
    await saveSnapshot(db, kept, { ...moment, timeline: "former", fingerprint: "abc" });
    expect(await positionOfSnapshot(db, kept, "abc")).toBeUndefined();
  });

  test("is not used without a valid note", async () => {
    const kept = await snapshots(5);
    expect(await positionOfSnapshot(db, kept, "abc")).toBeUndefined();
    await writeFile(kept.noteFile, '{"sequence":');
    expect(await positionOfSnapshot(db, kept, "abc")).toBeUndefined();
  });
});
