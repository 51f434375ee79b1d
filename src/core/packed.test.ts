import { expect, test } from "vitest";
import { pack, packPart, packWithParts, unpack } from "./packed.ts";

const view = {
  cards: [{ id: 1, name: 'Boots "Kaunas" ~ Ботинки </script> 👢', price: null }],
  total: 1,
};

test("what is unpacked is what was packed", () => {
  const packed = pack(view);
  expect(typeof packed).toBe("string");
  expect(unpack(packed)).toEqual(view);
});

test("it is read from the text where it was packed elsewhere, or long ago", () => {
  const packed = pack(view);
  for (let other = 0; other < 20; other += 1) pack({ other });
  expect(unpack(packed)).toEqual(view);
  expect(unpack(packed)).not.toBe(view);
});

test("quotation marks of the text are rare once it is written into a script", () => {
  const packed = pack(view);
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(JSON.stringify(view)).length);
});

test("a list whose parts are shared is read as if it was packed whole", () => {
  const packed = packWithParts(view, "cards");
  const [card] = view.cards;
  for (let other = 0; other < 20; other += 1) pack({ other });
  expect(unpack(packed)).toEqual(view);
  expect(unpack(packWithParts({ cards: [] }, "cards"))).toEqual({ cards: [] });
  expect(packed).toContain(packPart(card ?? {}));
});
