import { useState } from "react";
import type { GoodsKind } from "../../domain/goods/goods-kind.ts";
import type { GoodsLine } from "../../domain/import-charges.ts";
import { type MeasureFault, readMeasure } from "../../domain/parcel-input.ts";

/** One kind of goods as the user typed it; the value is in euros. */
type GoodsText = { kind: GoodsKind; value: string };
type GoodsFault = Exclude<MeasureFault, "missing">;

const LIMITS = { min: 0, max: 100_000_00 };
const EURO = /\s*(?:€|eur)\s*/i;

/** An empty text means no value. A text that cannot be read gives no line. */
export function readGoods(text: GoodsText): { line?: GoodsLine; fault?: GoodsFault } {
  const read = readMeasure(text.value.replace(EURO, ""), 2, LIMITS);
  if (read === "missing") return { line: { kind: text.kind, valueCents: 0 } };
  return typeof read === "string"
    ? { fault: read }
    : { line: { kind: text.kind, valueCents: read } };
}

export type GoodsInput = {
  rows: readonly (GoodsText & { key: number; fault: GoodsFault | undefined })[];
  lines: GoodsLine[];
  change: (key: number, change: Partial<GoodsText>) => void;
  add: () => void;
  remove: (key: number) => void;
};

const FIRST = { key: 1, kind: "shoes" as const, value: "" };

/** The contents of the parcel as typed, and the lines that could be read from them. */
export function useGoodsInput(): GoodsInput {
  const [texts, setTexts] = useState<(GoodsText & { key: number })[]>([FIRST]);
  const read = texts.map((text) => ({ ...text, ...readGoods(text) }));
  return {
    rows: read.map(({ line: _line, fault, ...text }) => ({ ...text, fault })),
    lines: read.flatMap(({ line }) => line ?? []),
    change: (key, change) =>
      setTexts((all) => all.map((text) => (text.key === key ? { ...text, ...change } : text))),
    add: () =>
      setTexts((all) => [
        ...all,
        { key: Math.max(0, ...all.map(({ key }) => key)) + 1, kind: "other", value: "" },
      ]),
    remove: (key) => setTexts((all) => all.filter((text) => text.key !== key)),
  };
}
