import { mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDiskCache } from "./disk-cache.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "shelf-"));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (size: number) => Buffer.alloc(size, 1);
const sizeOfFolder = async () => {
  const sizes = (await readdir(folder)).map(
    async (name) => (await stat(path.join(folder, name))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

test("a cached file is readable, also after a restart", async () => {
  await createDiskCache(folder, 100).write("a", bytes(10));
  expect(await createDiskCache(folder, 100).read("a")).toEqual(bytes(10));
  expect(await createDiskCache(folder, 100).read("b")).toBeUndefined();
});

test("the least recently read file is evicted first", async () => {
  const shelf = createDiskCache(folder, 40);
  for (const [minute, name] of ["a", "b", "c"].entries()) {
    await shelf.write(name, bytes(10));
    await utimes(path.join(folder, name), minute, minute);
  }
  await shelf.read("a");
  await shelf.write("d", bytes(10));
  expect((await readdir(folder)).sort()).toEqual(["a", "c", "d"]);
});

test("a file that was deleted from the folder counts as missing", async () => {
  const shelf = createDiskCache(folder, 30);
  await shelf.write("a", bytes(10));
  await rm(path.join(folder, "a"));
  expect(await shelf.read("a")).toBeUndefined();
});

test("threads that share a folder share its size limit and its files", async () => {
  const shelves = Array.from({ length: 4 }, () => createDiskCache(folder, 640));
  for (let round = 0; round < 30; round++) {
    await Promise.all(shelves.map((shelf, at) => shelf.write(`${round}-${at}`, bytes(10))));
    expect(await sizeOfFolder()).toBeLessThanOrEqual(640);
  }
  expect(await shelves[0]?.read("29-3")).toEqual(bytes(10));
  expect(await sizeOfFolder()).toBeGreaterThan(320);
});
