import { expect, test } from "vitest";
import { pack, packPart, packWithParts, unpack } from "./packed.ts";

const view = {
  cards: [{ id: 1, name: 'Boots "Kaunas" ~ Ботинки </script> 👢', price: null }],
  total: 1,
};

test("an unpacked value equals the packed one", () => {
  const packed = pack(view);
  expect(typeof packed).toBe("string");
  expect(unpack(packed)).toEqual(view);
});

test("an old or foreign packed text is parsed again", () => {
  const packed = pack(view);
  for (let other = 0; other < 20; other += 1) pack({ other });
  expect(unpack(packed)).toEqual(view);
  expect(unpack(packed)).not.toBe(view);
});

test("a packed text needs few escaped quotation marks within a script", () => {
  const packed = pack(view);
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(JSON.stringify(view)).length);
});

test("a list packed in parts is unpacked as if it were packed whole", () => {
  const packed = packWithParts(view, "cards");
  const [card] = view.cards;
  for (let other = 0; other < 20; other += 1) pack({ other });
  expect(unpack(packed)).toEqual(view);
  expect(unpack(packWithParts({ cards: [] }, "cards"))).toEqual({ cards: [] });
  expect(packed).toContain(packPart(card ?? {}));
});
