import fc from "fast-check";
import { expect, it } from "vitest";
import { stemsEndingWith } from "./dictionary.ts";
import { packStrings } from "./string-list.ts";

const backwards = (word: string) => [...word].reverse().join("");
const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 6 });

it("words are found by their ending when at least two other letters come before it", () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (some, ending) => {
      const stems = some.toSorted();
      const byEnding = stems
        .map((stem, id) => ({ id, back: backwards(stem) }))
        .sort((a, b) => (a.back < b.back ? -1 : 1))
        .map(({ id }) => id);
      const found = stemsEndingWith(packStrings(stems), Uint32Array.from(byEnding), ending);
      const wanted = stems.filter(
        (stem) => stem.endsWith(ending) && stem.length >= ending.length + 2,
      );
      expect(found.map((id) => stems[id]).sort()).toEqual(wanted);
    }),
  );
});
