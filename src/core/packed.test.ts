import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

test("what is unpacked is what was packed", () => {
  const view = { cards: [{ id: 1, name: 'Boots "Kaunas" </script>', price: null }], total: 1 };
  const packed = pack(view);
  expect(typeof packed).toBe("string");
  expect(unpack(packed)).toEqual(view);
});
