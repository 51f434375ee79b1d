import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { createDiskCache } from "./disk-cache.ts";
import { readImageRequest } from "./image-request.ts";
import { createImageMaker } from "./make-image.ts";

test("pictures that strangers request take bounded disk space and never evict our own", async () => {
  const picturesDir = await temporaryFolder();
  await sharp({ create: { width: 90, height: 60, channels: 3, background: "#336699" } })
    .png()
    .toFile(path.join(picturesDir, "a.png"));
  const most = 2000;
  const kept = { own: new Map<string, number>(), others: new Map<string, number>() };
  const shelf = async (whose: keyof typeof kept, maxBytes: number) => {
    const { read, write } = createDiskCache(await temporaryFolder(), maxBytes);
    return {
      read,
      write: async (name: string, bytes: NonSharedBuffer) => {
        kept[whose].set(name, bytes.length);
        await write(name, bytes);
      },
    };
  };
  const shelves = { own: await shelf("own", 1_000_000), others: await shelf("others", most) };
  const makeImage = createImageMaker({
    find: async (file) => ({ version: "v", read: () => readFile(path.join(picturesDir, file)) }),
    caches: shelves,
    onError: (error) => {
      throw error;
    },
  });
  const ask = async (modifiers: string) => {
    const request = readImageRequest(`${modifiers}/a.png`);
    if ("status" in request) throw new Error(`${modifiers} is none of the grid`);
    return makeImage(request, { leaving: new AbortController().signal });
  };
  await ask("w_320");
  for (let side = 20; side <= 400; side += 20) await ask(`w_${side},h_100,f_jpeg`);
  expect([...kept.others.values()].reduce((sum, size) => sum + size, 0)).toBeGreaterThan(most);
  const held = await Promise.all([...kept.others.keys()].map((name) => shelves.others.read(name)));
  const bytes = held.reduce((sum, one) => sum + (one?.length ?? 0), 0);
  expect(bytes).toBeLessThanOrEqual(most);
  const [own = ""] = kept.own.keys();
  expect(await shelves.own.read(own)).toBeDefined();
});
