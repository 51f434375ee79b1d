import fc from "fast-check";
import { expect, it } from "vitest";
import { createPage } from "./page.ts";

const few = fc.integer({ min: 0, max: 1 });
const offers = fc
  .array(fc.record({ key: few, second: few }), { minLength: 10, maxLength: 60 })
  .map((list) => list.map((offer, id) => ({ ...offer, id })));

it("keeps the best by key, second key and id, in whatever order they are offered", () => {
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
