import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import type { FetchPicture, PictureProblem } from "#ports/pictures.ts";
import { buildProduct, buildVariant } from "../fixtures/catalogue-builder.ts";
import { memoryPictures } from "../fixtures/memory-pictures.ts";
import { listPictures } from "../ingestion/rows/list-pictures.ts";
import { saveProducts } from "../ingestion/save-products.ts";
import { selectRecords } from "../product-records.repository.ts";
import { productChanges, products } from "../products.tables.ts";
import { fetchPictures } from "./fetch-pictures.ts";
import { pictureSources, pictures } from "./pictures.tables.ts";
import { selectFailed } from "./sources.repository.ts";

const { db } = await testDatabase();
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#336699" } })
  .png()
  .toBuffer();

const { stored, store } = memoryPictures();

const GOOD = "https://supplier.example/a.png";
const SLOW = "https://supplier.example/slow.png";
const GONE = "https://supplier.example/gone.png";
const answers = new Map<string, PictureProblem>();
const fetchPicture: FetchPicture = async (url) => {
  const problem = answers.get(url);
  return problem ? { problem } : { bytes: png };
};
const fetchAll = () => fetchPictures({ db, pictures: store, fetchPicture, now: () => new Date() });
const makeDue = () => db.update(pictureSources).set({ nextTryAt: new Date(0) });

const [some] = await db.select().from(products).limit(1);
const save = (addresses: string) =>
  saveProducts(db, [
    buildProduct({
      slug: "from-a-list",
      source: { name: "nordic", reference: "N-1" },
      categoryIds: some?.categoryIds.slice(0, 1) ?? [],
      variants: [buildVariant({ sku: "N-1" })],
      pictures: listPictures(addresses).map((one) => ({
        ...one,
        colour: "grey",
        variantColour: null,
      })),
    }),
  ]);
const shown = async (id = 0) => (await selectRecords(db, [id]))[0]?.pictures ?? [];

beforeEach(async () => {
  answers.clear();
  await db.delete(pictureSources);
});

test("a downloaded picture is shown, and failed ones are reported without blocking it", async () => {
  answers.set(SLOW, "timeout");
  answers.set(GONE, "not_found");
  const [id] = await save(`${SLOW}, ${GONE}, ${GOOD}`);
  expect(await shown(id)).toEqual([]);
  const before = await db
    .select()
    .from(productChanges)
    .where(eq(productChanges.productId, id ?? 0));
  await fetchAll();
  const [picture, ...others] = await shown(id);
  expect(others).toEqual([]);
  expect(picture?.file).toBe(listPictures(GOOD)[0]?.file);
  const [row] = await db
    .select()
    .from(pictures)
    .where(eq(pictures.file, picture?.file ?? ""));
  expect(picture?.version).toBe(row?.version);
  // Re-encoded in the shop's format and size.
  const { format, width } = await sharp(stored.get(row?.hash ?? "")).metadata();
  expect({ format, width }).toEqual({ format: "webp", width: 40 });
  // The product counts as changed, so that pages and the index are updated.
  const after = await db
    .select()
    .from(productChanges)
    .where(eq(productChanges.productId, id ?? 0));
  expect(after).not.toEqual(before);
  expect(await selectFailed(db, "nordic", 10)).toEqual([
    { url: GONE, problem: "not_found", reference: "N-1" },
  ]);
});

test("a failed download is retried a few times, and again by the next import", async () => {
  answers.set(SLOW, "timeout");
  await save(SLOW);
  const stateOf = async () => (await db.select().from(pictureSources))[0];
  await fetchAll();
  expect(await stateOf()).toMatchObject({ state: "waiting", problem: "timeout", tries: 1 });
  // It is not retried before its time.
  await fetchAll();
  expect(await stateOf()).toMatchObject({ tries: 1 });
  for (let again = 0; again < 4; again += 1) {
    await makeDue();
    await fetchAll();
  }
  expect(await stateOf()).toMatchObject({ state: "failed", tries: 5 });
  answers.clear();
  await save(SLOW);
  await fetchAll();
  expect(await stateOf()).toMatchObject({ state: "done", problem: null });
});

test("a picture that kept killing its process is finally reported as failed", async () => {
  await save(GOOD);
  await db.update(pictureSources).set({ tries: 10 });
  // The node with the last attempt may still be working on it.
  await db.update(pictureSources).set({ nextTryAt: new Date(Date.now() + 60_000) });
  await fetchAll();
  expect(await selectFailed(db, "nordic", 10)).toEqual([]);
  await makeDue();
  await fetchAll();
  const failed = { url: GOOD, problem: "no_picture", reference: "N-1" };
  expect(await selectFailed(db, "nordic", 10)).toEqual([failed]);
});

test("concurrent nodes never download the same picture", async () => {
  const addresses = Array.from({ length: 30 }, (_, at) => `https://supplier.example/${at}.png`);
  await save(addresses.join(" "));
  const asked: string[] = [];
  const counted: FetchPicture = async (url) => {
    asked.push(url);
    return { problem: "no_picture" };
  };
  const node = () =>
    fetchPictures({ db, pictures: store, fetchPicture: counted, now: () => new Date() });
  await Promise.all([node(), node()]);
  expect(asked.toSorted()).toEqual(addresses.toSorted());
});

test("a download whose content is no picture is refused", async () => {
  await save(GOOD);
  const script: FetchPicture = async () => ({ bytes: Buffer.from("<svg><script/></svg>") });
  await fetchPictures({ db, pictures: store, fetchPicture: script, now: () => new Date() });
  expect((await selectFailed(db, "nordic", 10)).map(({ problem }) => problem)).toEqual([
    "no_picture",
  ]);
});

test("a downloaded SVG drawing is refused", async () => {
  await save(GOOD);
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>`,
  );
  const drawn: FetchPicture = async () => ({ bytes: drawing });
  await fetchPictures({ db, pictures: store, fetchPicture: drawn, now: () => new Date() });
  expect(await selectFailed(db, "nordic", 10)).toMatchObject([
    { url: GOOD, problem: "no_picture" },
  ]);
});
