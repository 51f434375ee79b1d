import { eq, inArray, isNull } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import type { PictureStore } from "#ports/pictures.ts";
import { memoryPictures } from "../fixtures/memory-pictures.ts";
import { productChanges, productPictures } from "../products.tables.ts";
import { pictures } from "./pictures.tables.ts";
import {
  pictureHash,
  purgeStoredPictures,
  storeFolderPictures,
  storePictures,
} from "./stored-pictures.ts";

const { db } = await testDatabase();
let whileRemoving = async (_hash: string) => {};
const { stored, store: memory } = memoryPictures();
const store: PictureStore = {
  ...memory,
  async remove(hash) {
    await whileRemoving(hash);
    await memory.remove(hash);
  },
};
const deps = { db, pictures: store };
const bytesOf = (text: string) => new TextEncoder().encode(text);

test("replacing a picture changes its version and marks its products as changed", async () => {
  const [shown] = await db.select().from(productPictures).limit(1);
  const { file, productId } = shown ?? { file: "", productId: 0 };
  const changeOf = async () =>
    (await db.select().from(productChanges).where(eq(productChanges.productId, productId)))[0];
  const before = await changeOf();
  await storePictures(deps, [{ file, bytes: bytesOf("new") }]);
  const replaced = await changeOf();
  expect(replaced).not.toEqual(before);
  const [row] = await db.select().from(pictures).where(eq(pictures.file, file));
  expect(row).toMatchObject({ hash: pictureHash(bytesOf("new")), version: row?.hash.slice(0, 12) });
  expect(row?.storedAt).not.toBeNull();
  // Storing the same content again changes nothing.
  await storePictures(deps, [{ file, bytes: bytesOf("new") }]);
  expect(await changeOf()).toEqual(replaced);
});

test("pictures found only in the folder are stored if unchanged, without marking products as changed", async () => {
  const count = await db.$count(pictures, isNull(pictures.storedAt));
  expect(count, "the demo's own").toBeGreaterThan(1000);
  const changes = await db.select().from(productChanges);
  const some = await db.select().from(pictures).where(isNull(pictures.storedAt)).limit(3);
  await db.delete(pictures).where(isNull(pictures.storedAt));
  const [here, changed, gone] = some.map(({ file }) => file);
  const hash = pictureHash(bytesOf("picture"));
  await db.insert(pictures).values(some.map(({ file }) => ({ file, hash })));
  await storeFolderPictures(deps, async (file) =>
    file === gone ? undefined : bytesOf(file === changed ? "drawn anew" : "picture"),
  );
  const left = await db.select().from(pictures).where(isNull(pictures.storedAt));
  expect(left.map(({ file }) => file).toSorted()).toEqual([changed, gone].toSorted());
  expect(stored.has(hash)).toBe(true);
  const [row] = await db
    .select()
    .from(pictures)
    .where(eq(pictures.file, here ?? ""));
  expect(row?.storedAt).not.toBeNull();
  expect(changes.length).toBeGreaterThan(0);
});

test("contents that no file uses are deleted after a week", async () => {
  await storePictures(deps, [{ file: "a.webp", bytes: bytesOf("first") }]);
  await storePictures(deps, [{ file: "a.webp", bytes: bytesOf("second") }]);
  await purgeStoredPictures(deps, new Date());
  expect(stored.has(pictureHash(bytesOf("first")))).toBe(false);
  expect(stored.has(pictureHash(bytesOf("second")))).toBe(true);
  stored.set("f".repeat(64), bytesOf("just put"));
  await purgeStoredPictures(deps, new Date(Date.now() + 8 * DAY_MS));
  expect(stored.has("f".repeat(64))).toBe(true);
});

describe("a purged picture that is stored again", () => {
  const [lamp, chair] = [bytesOf("purged lamp"), bytesOf("purged chair")];
  const [ofLamp, ofChair] = [pictureHash(lamp), pictureHash(chair)];
  beforeEach(async () => {
    await db.delete(pictures).where(inArray(pictures.hash, [ofLamp, ofChair]));
    stored.clear();
    stored.set(ofLamp, lamp).set(ofChair, chair);
  });
  afterEach(() => {
    whileRemoving = async () => {};
  });

  test("remains if it was just being removed", async () => {
    let storing: Promise<void> | undefined;
    whileRemoving = async (hash) => {
      if (hash !== ofLamp || storing) return;
      const isPut = Promise.withResolvers<void>();
      const put: PictureStore["put"] = async (...picture) => {
        await store.put(...picture);
        isPut.resolve();
      };
      const pictures = { ...store, put };
      storing = storePictures({ db, pictures }, [{ file: "lamp.webp", bytes: lamp }]);
      await isPut.promise;
    };
    await purgeStoredPictures(deps, new Date());
    expect(storing).toBeDefined();
    await storing;
    expect(stored.has(ofLamp)).toBe(true);
  });

  test("remains if it was to be removed later", async () => {
    whileRemoving = (hash) =>
      hash === ofLamp
        ? storePictures(deps, [{ file: "chair.webp", bytes: chair }])
        : Promise.resolve();
    await purgeStoredPictures(deps, new Date());
    expect([...stored.keys()]).toEqual([ofChair]);
  });
});
