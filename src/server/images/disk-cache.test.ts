import { mkdtemp, readdir, rm } from "node:fs/promises";
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

test("what was written is read, also by the next run", async () => {
  await createDiskCache(folder, 100).write("a", bytes(10));
  expect(await createDiskCache(folder, 100).read("a")).toEqual(bytes(10));
  expect(await createDiskCache(folder, 100).read("b")).toBeUndefined();
});

test("the least recently read makes room", async () => {
  const shelf = createDiskCache(folder, 30);
  for (const name of ["a", "b", "c"]) await shelf.write(name, bytes(10));
  await shelf.read("a");
  await shelf.write("d", bytes(10));
  expect((await readdir(folder)).sort()).toEqual(["a", "c", "d"]);
});

test("a file that somebody removed is as if it had never been", async () => {
  const shelf = createDiskCache(folder, 30);
  await shelf.write("a", bytes(10));
  await rm(path.join(folder, "a"));
  expect(await shelf.read("a")).toBeUndefined();
});
