import type { GoodsLine } from "../import-charges.ts";
import { type MeasureFault, readMeasure } from "../parcel-input.ts";
import type { GoodsKind } from "./goods-kind.ts";

/** One kind of goods as somebody typed it; the value is in euros. */
export type GoodsText = { kind: GoodsKind; value: string };
export type GoodsFault = Exclude<MeasureFault, "missing">;

const LIMITS = { min: 0, max: 100_000_00 };
const EURO = /\s*(?:€|eur)\s*/i;

/** Nothing typed is no value. What cannot be read makes no line. */
export function readGoods(text: GoodsText): { line?: GoodsLine; fault?: GoodsFault } {
  const read = readMeasure(text.value.replace(EURO, ""), 2, LIMITS);
  if (read === "missing") return { line: { kind: text.kind, valueCents: 0 } };
  return typeof read === "string"
    ? { fault: read }
    : { line: { kind: text.kind, valueCents: read } };
}
