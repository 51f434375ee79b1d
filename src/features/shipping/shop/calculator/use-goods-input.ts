import { useState } from "react";
import { type GoodsFault, type GoodsText, readGoods } from "../../domain/goods/goods-input.ts";
import type { GoodsLine } from "../../domain/import-charges.ts";

export type GoodsInput = {
  rows: readonly (GoodsText & { key: number; fault: GoodsFault | undefined })[];
  lines: GoodsLine[];
  change: (key: number, change: Partial<GoodsText>) => void;
  add: () => void;
  remove: (key: number) => void;
};

const FIRST = { key: 1, kind: "shoes" as const, value: "" };

/** What is in the parcel, kept as it was typed, and the lines that could be read of it. */
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
