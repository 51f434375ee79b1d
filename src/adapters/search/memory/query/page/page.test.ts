import fc from "fast-check";
import { expect, it } from "vitest";
import { createPage } from "./page.ts";
import { makeRanked, putRanked, selectPage } from "./select-page.ts";

const few = fc.integer({ min: 0, max: 1 });
const offers = fc
  .array(fc.record({ key: few, second: few }), { minLength: 10, maxLength: 60 })
  .map((list) => list.map((offer, id) => ({ ...offer, id })));

it("a page keeps the best offers by key, second key and id in any order of offers", () => {
  fc.assert(
    fc.property(
      offers,
      fc.nat(12),
      fc.nat(20),
      fc.infiniteStream(fc.nat()),
      (list, from, limit, dice) => {
        const sorted = list.toSorted((a, b) => a.key - b.key || a.second - b.second || a.id - b.id);
        const page = createPage(from, limit, list.length);
        const shuffled = list.map((offer) => ({ offer, at: dice.next().value ?? 0 }));
        for (const { offer } of shuffled.sort((a, b) => a.at - b.at)) {
          const isHopeless = offer.key === page.worstKey && offer.second > page.worstSecond;
          if (offer.key > page.worstKey || isHopeless) continue;
          page.offer(offer.key, offer.second, offer.id);
        }
        expect([...page.ids()]).toEqual(sorted.slice(from, from + limit).map(({ id }) => id));
      },
    ),
  );
});

type Offer = { key: number; second: number; id: number };
const inOrder = (a: Offer, b: Offer) => a.key - b.key || a.second - b.second || a.id - b.id;

/** Shuffled, but the same way every time. */
const many: Offer[] = Array.from({ length: 2600 }, (_, at) => {
  const id = (at * 1009) % 2600;
  return { key: (id * 7) % 50, second: id % 3, id };
});

it.each([
  ["at the largest heap", 2000, 48],
  ["behind it", 2000, 49],
  ["far behind it", 2500, 48],
  ["over the end", 2590, 48],
  ["with all there is", 0, 9000],
  ["at the end", 2600, 10],
  ["beyond the end", 2700, 10],
  ["with no room", 10, 0],
])("a page has the correct offers %s", (_where, offset, limit) => {
  const page = createPage(offset, limit, many.length);
  for (const { key, second, id } of many) page.offer(key, second, id);
  const expected = many.toSorted(inOrder).slice(offset, offset + limit);
  expect([...page.ids()]).toEqual(expected.map(({ id }) => id));
});

it("a full page knows the worst key that it still accepts", () => {
  const page = createPage(0, 2, 10);
  page.offer(5, 1, 1);
  expect([page.worstKey, page.worstSecond]).toEqual([Infinity, Infinity]);
  page.offer(3, 9, 2);
  expect([page.worstKey, page.worstSecond]).toEqual([5, 1]);
  page.offer(4, 7, 3);
  expect([page.worstKey, page.worstSecond]).toEqual([4, 7]);
  page.offer(6, 0, 4);
  expect([page.worstKey, page.worstSecond]).toEqual([4, 7]);
  const empty = createPage(10, 2, 10);
  expect([empty.worstKey, empty.worstSecond]).toEqual([-Infinity, -Infinity]);
  const deep = createPage(2047, 2, 5000);
  deep.offer(1, 1, 1);
  expect([deep.worstKey, deep.worstSecond]).toEqual([Infinity, Infinity]);
});

it("any slice of the sort order can be selected", () => {
  fc.assert(
    fc.property(offers, fc.nat(70), fc.nat(70), (list, offset, limit) => {
      const shuffled = list.map((_, at) => list[(at * 7 + offset) % list.length] ?? list[0]);
      const ranked = makeRanked(list.length + 3);
      for (const [at, offer] of shuffled.entries()) {
        if (offer) putRanked(ranked, at, offer.key, offer.second, offer.id);
      }
      const places = selectPage(ranked, list.length, offset, limit);
      const order = Array.from(list.keys()).sort(
        (a, b) =>
          (ranked.keys[a] ?? 0) - (ranked.keys[b] ?? 0) ||
          (ranked.seconds[a] ?? 0) - (ranked.seconds[b] ?? 0) ||
          (ranked.ids[a] ?? 0) - (ranked.ids[b] ?? 0),
      );
      const wanted = order.slice(offset, offset + limit);
      const idsAt = (list: Iterable<number>) => [...list].map((at) => ranked.ids[at]).sort();
      expect(idsAt(places)).toEqual(idsAt(wanted));
    }),
  );
});
