import { beforeEach, describe, expect, it } from "vitest";
import type { IndexableEngine, SearchDocument } from "../search.ts";
import { SORT } from "../sort-type.ts";
import { aDocument, aPrice, aQuery, aText, LANGUAGE } from "./search-document.ts";

const priced = (id: number, cents: number, given: Partial<SearchDocument> = {}) =>
  aDocument({ ...given, id, sites: [aPrice(cents)] });

export function describeUpdates(engine: () => IndexableEngine): void {
  describe("updates", () => {
    beforeEach(() => engine().swap([priced(1, 100), priced(2, 200), priced(3, 300)]));
    const shown = async () =>
      await engine().search(aQuery({ sort: SORT.priceAscending, facets: "all" }));

    it("shows new and changed documents at once, and none twice", async () => {
      await engine().upsert([priced(4, 50), priced(2, 400, { manufacturer: "Auksa" })]);
      const { ids, total, facets } = await shown();
      expect(ids).toEqual([4, 1, 3, 2]);
      expect(total).toBe(4);
      expect(facets[0]).toEqual({
        key: "manufacturer",
        type: "terms",
        values: [
          { value: "Nordwind", count: 3 },
          { value: "Auksa", count: 1 },
        ],
      });
    });

    it("takes the last of several versions", async () => {
      await engine().upsert([priced(2, 10), priced(2, 20)]);
      await engine().upsert([priced(2, 500)]);
      expect((await shown()).ids).toEqual([1, 3, 2]);
    });

    it("forgets what was removed until it comes again", async () => {
      await engine().remove([1, 3, 999]);
      expect((await shown()).ids).toEqual([2]);
      await engine().upsert([priced(3, 1)]);
      expect((await shown()).ids).toEqual([3, 2]);
    });

    it("stays exact through many small updates", async () => {
      for (let round = 0; round < 30; round += 1) {
        await engine().upsert([
          priced(10 + (round % 7), 1000 + round, { manufacturer: `B${round}` }),
        ]);
        if (round % 5 === 0) await engine().remove([10 + (round % 3)]);
      }
      const { ids, total, facets } = await shown();
      expect(total).toBe(ids.length);
      expect(new Set(ids).size).toBe(ids.length);
      expect(facets[0]).toMatchObject({
        values: [{ value: "Nordwind", count: 3 }, ...Array(total - 3).fill({ count: 1 })],
      });
    });

    it("answers from the old catalogue until the new one is whole", async () => {
      const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
      async function* catalogue() {
        yield priced(8, 800);
        await allowed;
        yield priced(9, 900);
      }
      const swapped = engine().swap(catalogue());
      expect((await shown()).ids).toEqual([1, 2, 3]);
      await engine().upsert([priced(9, 1)]);
      expect((await shown()).ids).toEqual([9, 1, 2, 3]);
      await engine().remove([8]);
      allow();
      await swapped;
      // The stream may have been read before the updates: they count.
      expect((await shown()).ids).toEqual([9]);
      expect((await shown()).facets.find(({ key }) => key === "current_price")).toMatchObject({
        max: 1,
      });
    });

    it("keeps the old catalogue when the new one breaks off", async () => {
      async function* broken() {
        for (let id = 8; id < 500; id += 1) yield priced(id, 800);
        throw new Error("the source broke off");
      }
      await expect(engine().swap(broken())).rejects.toThrow("broke off");
      expect((await shown()).ids).toEqual([1, 2, 3]);
      await engine().swap([]);
      expect((await shown()).total).toBe(0);
    });

    it("finds the words of an update, and the old ones no more", async () => {
      const named = (name: string) => ({ [LANGUAGE]: aText({ name }) });
      await engine().upsert([priced(2, 1, { texts: named("elephant") })]);
      await engine().upsert([priced(2, 1, { texts: named("chandelier") })]);
      expect((await engine().search(aQuery({ text: "chandelier" }))).ids).toEqual([2]);
      expect((await engine().search(aQuery({ text: "elephant" }))).ids).toEqual([]);
    });
  });
}
