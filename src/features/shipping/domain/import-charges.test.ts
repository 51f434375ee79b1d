import fc from "fast-check";
import { expect, test } from "vitest";
import { GOODS_KINDS, type GoodsKind } from "./goods/goods-kind.ts";
import { type Consignment, importCharges } from "./import-charges.ts";

const consignment = (changes: Partial<Consignment> = {}): Consignment => ({
  from: "US",
  to: "LT",
  day: "2026-11-15",
  lines: [{ kind: "clothes", valueCents: 100_00 }],
  freightCents: 20_00,
  ...changes,
});
const line = (kind: GoodsKind, euros: number) => ({ kind, valueCents: euros * 100 });

test.each<[string, Partial<Consignment>, string, number, number]>([
  ["a shirt to Lithuania", {}, "flat", 3_00, 25_83],
  ["five lines of shirts", { lines: Array(5).fill(line("clothes", 20)) }, "flat", 3_00, 25_83],
  [
    "a shirt and a watch",
    { lines: [line("clothes", 50), line("watches_jewellery", 50)] },
    "flat",
    6_00,
    26_46,
  ],
  ["exactly 150 euros", { lines: [line("clothes", 150)], freightCents: 0 }, "flat", 3_00, 32_13],
  [
    "a cent more",
    { lines: [{ kind: "clothes", valueCents: 150_01 }], freightCents: 0 },
    "share",
    18_00,
    35_28,
  ],
  ["duty bears its freight", { lines: [line("clothes", 200)] }, "share", 26_40, 51_74],
  ["phones are free of duty", { lines: [line("phones_computers", 900)] }, "share", 0, 193_20],
  ["to Estonia, 24 %", { to: "EE" }, "flat", 3_00, 29_52],
  ["before July 2026 small ones were free", { day: "2026-06-30" }, "none", 0, 25_20],
  ["on the first day", { day: "2026-07-01" }, "flat", 3_00, 25_83],
  ["after July 2028 it is over", { day: "2028-07-01" }, "none", 0, 25_20],
  ["from Germany nothing is due", { from: "DE" }, "none", 0, 0],
  ["a gift without a value", { lines: [line("clothes", 0)] }, "none", 0, 0],
  ["nothing named", { lines: [] }, "none", 0, 0],
  ["small ones to the Emirates", { to: "AE" }, "none", 0, 6_00],
  [
    "larger ones to the Emirates",
    { to: "AE", lines: [line("clothes", 300)] },
    "share",
    16_00,
    16_80,
  ],
  [
    "as much as is free of duty in the Emirates",
    { to: "AE", lines: [line("clothes", 235)], freightCents: 0 },
    "none",
    0,
    11_75,
  ],
  ["large ones elsewhere", { to: "CH", lines: [line("clothes", 300)] }, "none", 0, 0],
  [
    "a gift beside a shirt",
    { lines: [line("clothes", 100), line("watches_jewellery", 0)] },
    "flat",
    3_00,
    25_83,
  ],
  ["at home in the Emirates", { from: "AE", to: "AE" }, "none", 0, 0],
])("duty and VAT of a consignment are right: %s", (_name, changes, rule, dutyCents, vatCents) => {
  expect(importCharges(consignment(changes))).toMatchObject({ rule, dutyCents, vatCents });
});

test("import charges are whole cents, never negative and independent of line order", () => {
  const goods = fc.record({
    kind: fc.constantFrom(...GOODS_KINDS),
    valueCents: fc.integer({ min: 0, max: 10_000_00 }),
  });
  fc.assert(
    fc.property(
      fc.array(goods, { maxLength: 30 }),
      fc.integer({ min: 0, max: 2_000_00 }),
      fc.constantFrom("LT", "EE", "NL", "AE", "US"),
      (lines, freightCents, to) => {
        const charges = importCharges(consignment({ lines, freightCents, to }));
        for (const cents of [charges.dutyCents, charges.vatCents]) {
          expect(Number.isInteger(cents) && cents >= 0).toBe(true);
        }
        const turned = importCharges(consignment({ lines: lines.toReversed(), freightCents, to }));
        expect(turned).toEqual(charges);
      },
    ),
  );
});
