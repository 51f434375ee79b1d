import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { EdgeCache } from "./edge-cache.ts";

export type EdgeCacheHarness = {
  edge: EdgeCache;
  /** The same with a key that the other side does not know. */
  stranger: EdgeCache;
  /** A visitor requests a page that shows these tags. */
  visit: (address: string, tags: readonly string[]) => Promise<void>;
  isKept: (address: string) => Promise<boolean>;
  /** Makes the other side fail until `mend` is called. */
  breakDown: (how: "broken" | "hanging") => void;
  mend: () => void;
  close: () => Promise<void>;
};

/** The tests for every cache in front of the shop that stores pages by their tags. */
export function edgeCacheSuite(name: string, open: () => Promise<EdgeCacheHarness>): void {
  describe(`edge cache: ${name}`, () => {
    let bench: EdgeCacheHarness;
    beforeAll(async () => {
      bench = await open();
    });
    afterEach(() => bench.mend());
    afterAll(() => bench.close());

    it("drops what has one of the tags, and nothing else", async () => {
      await bench.visit("/en/boots", ["product:1", "sites"]);
      await bench.visit("/en/clogs", ["product:11", "sites"]);
      await bench.edge.purge(["product:1", "category:5"]);
      expect(await bench.isKept("/en/boots")).toBe(false);
      expect(await bench.isKept("/en/clogs")).toBe(true);
      await bench.edge.purge(["sites"]);
      expect(await bench.isKept("/en/clogs")).toBe(false);
    });

    it("takes more tags than one request may hold", async () => {
      const tags = Array.from({ length: 3000 }, (_, at) => `product:${100_000 + at}`);
      await bench.visit("/en/first", [tags[0] ?? ""]);
      await bench.visit("/en/last", [tags.at(-1) ?? ""]);
      await bench.edge.purge(tags);
      expect(await bench.isKept("/en/first")).toBe(false);
      expect(await bench.isKept("/en/last")).toBe(false);
    });

    it.each(["broken", "hanging"] as const)("%s: fails, so that it is tried again", async (how) => {
      await bench.visit("/en/socks", ["product:2"]);
      bench.breakDown(how);
      await expect(bench.edge.purge(["product:2"])).rejects.toThrow();
      bench.mend();
      await bench.edge.purge(["product:2"]);
      expect(await bench.isKept("/en/socks")).toBe(false);
    });

    it("believes nobody without the key", async () => {
      await bench.visit("/en/hats", ["product:3"]);
      await expect(bench.stranger.purge(["product:3"])).rejects.toThrow(/40[13]/);
      expect(await bench.isKept("/en/hats")).toBe(true);
    });
  });
}
