import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FedDocument, FeedRefused, FeedTarget, SearchFeed } from "./search-feed.ts";

type SearchFeedHarness = {
  feed: SearchFeed;
  /** The same with a key that the other side does not know. */
  stranger: SearchFeed;
  target: FeedTarget;
  /** Makes the other side fail this many times. */
  breakDown: (how: "busy" | "broken", times: number) => void;
  /** Makes the other side refuse calls with this document, or all calls to the target's index; 0 or false ends that. */
  refuseDocument: (id: number) => void;
  removeIndex: (isGone: boolean) => void;
  /** All documents in the index: names by id, in order. */
  known: () => [number, string][];
  close: () => Promise<void>;
};

/** A document in Lithuanian: a shoe at a reduced price. */
export const fedDocument = (id: number, name = "Batas"): FedDocument => ({
  price: { siteId: 2, priceCents: 1999, paidFraction: 7500 },
  document: {
    id,
    sites: [],
    manufacturer: "Acme",
    categoryIds: [12, 1],
    ownCategoryIds: [12],
    flagIds: [4],
    marks: ["deal"],
    fields: { 3: ["black"] },
    inStock: true,
    paidAmount: 500,
    arrivalDay: 20_000,
    texts: {
      lt: {
        name,
        manufacturer: "Acme",
        categories: ["Batai"],
        keywords: ["A-1"],
        description: "Geri.",
      },
    },
  },
});

/** More than the number of attempts of any adapter. */
const FOR_GOOD = 10;

/** The tests for every search service that we send documents to. */
export function searchFeedSuite(name: string, open: () => Promise<SearchFeedHarness>): void {
  describe(`search feed: ${name}`, () => {
    let bench: SearchFeedHarness;
    beforeAll(async () => {
      bench = await open();
    });
    afterAll(() => bench.close());

    it("has what is sent twice once, as it was sent last, and not what is removed", async () => {
      const { feed, target } = bench;
      await feed.put(target, [fedDocument(8), fedDocument(9)]);
      await feed.put(target, [fedDocument(8, "Naujas")]);
      await feed.remove(target, [9, 1234]);
      expect(bench.known()).toEqual([[8, "Naujas"]]);
    });

    it("sends nothing where there is nothing to send", async () => {
      const { stranger, target } = bench;
      await stranger.put(target, []);
      await stranger.remove(target, []);
    });

    it.each(["busy", "broken"] as const)("%s for a moment: tries again", async (how) => {
      const { feed, target } = bench;
      bench.breakDown(how, 1);
      await feed.put(target, [fedDocument(10, how)]);
      expect(bench.known()).toContainEqual([10, how]);
    });

    it("throws where it is not accepted, without the key", async () => {
      const { feed, stranger, target } = bench;
      await expect(stranger.put(target, [fedDocument(11)])).rejects.toThrow(target.index);
      await expect(stranger.remove(target, [8])).rejects.not.toThrow("wrong-key");
      bench.breakDown("broken", FOR_GOOD);
      await expect(feed.put(target, [fedDocument(11)])).rejects.toThrow(target.index);
      bench.breakDown("broken", 0);
      expect(bench.known().map(([id]) => id)).not.toContain(11);
    });

    it("says whether it is a document or the index that is never taken", async () => {
      const { feed, target } = bench;
      const refused = (what: FeedRefused["what"]) => expect.objectContaining({ what });
      bench.refuseDocument(12);
      const put = () => feed.put(target, [fedDocument(12), fedDocument(13)]);
      await expect(put()).rejects.toEqual(refused("documents"));
      bench.refuseDocument(0);
      bench.removeIndex(true);
      await expect(put()).rejects.toEqual(refused("index"));
      await expect(feed.remove(target, [12])).rejects.toEqual(refused("index"));
      bench.removeIndex(false);
      await put();
    });
  });
}
