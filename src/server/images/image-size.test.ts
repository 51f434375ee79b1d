import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { createImageSizes } from "./image-size.ts";

const folder = await mkdtemp(path.join(tmpdir(), "cartage-sizes-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: "red" } });
await writeFile(path.join(folder, "boots.png"), await picture.png().toBuffer());
await writeFile(path.join(folder, "broken.png"), "no picture");
const sizeOf = createImageSizes(async (file) => ({
  version: "",
  read: () => readFile(path.join(folder, file)),
}));

test("the size of a picture is found with any version in its address", async () => {
  expect(await sizeOf("boots.png")).toEqual({ width: 300, height: 200 });
  expect(await sizeOf("boots.png?v=1")).toEqual({ width: 300, height: 200 });
});

test.each(["gone.png", "broken.png", "../../etc/passwd", "", "a\0b"])(
  "%j has zero size",
  async (src) => expect(await sizeOf(src)).toEqual({ width: 0, height: 0 }),
);

test("a hanging store does not delay a page, is read once, and later pages get the size", async () => {
  const store = Promise.withResolvers<Buffer>();
  const read = vi.fn(() => store.promise);
  const sizes = createImageSizes(async () => ({ version: "", read }), 5);
  expect(await sizes("boots.png")).toEqual({ width: 0, height: 0 });
  expect(await sizes("boots.png")).toEqual({ width: 0, height: 0 });
  expect(read).toHaveBeenCalledTimes(1);
  store.resolve(await readFile(path.join(folder, "boots.png")));
  await vi.waitFor(async () => {
    expect(await sizes("boots.png")).toEqual({ width: 300, height: 200 });
  });
  expect(read).toHaveBeenCalledTimes(1);
});

test("a hanging lookup does not delay a page", async () => {
  const sizes = createImageSizes(() => new Promise(() => {}), 5);
  expect(await sizes("boots.png")).toEqual({ width: 0, height: 0 });
});
