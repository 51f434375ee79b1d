import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, readTokens, resolveToken } from "./email-colours.ts";

const read = (file: string) => readTokens(readFileSync(new URL(file, import.meta.url), "utf8"));
const office = read("./office.css");
const brand = read("./default/tokens.css");

const STATES = Object.keys(office.light).filter((token) => token.startsWith("st-"));

/** Text on background, 4.5:1; marks and borders, 3:1 (WCAG 1.4.3, 1.4.11). */
const TEXTS: [string[], string[]][] = [
  [
    ["ink", "ink-2", "ink-3"],
    ["paper", "surface", "sunk", "hover"],
  ],
  [["ink", "ink-2", "ink-3", "accent-text"], ["accent-tint"]],
  [["on-accent"], ["accent", "accent-press"]],
  [["on-bulk"], ["bulk"]],
  [["on-bad"], ["bad"]],
  [["good"], ["surface", "good-tint", "paper"]],
  [["warn"], ["surface", "warn-tint", "hover"]],
  [["bad"], ["surface", "bad-tint", "paper", "hover"]],
  [["accent-text"], ["surface", "paper"]],
];
const MARKS: [string[], string[]][] = [
  [[...STATES, "warn-fill", "field-edge", "focus", "chart-1", "chart-2"], ["surface"]],
];

describe.each(["light", "dark"] as const)("the colours of the office in %s mode", (mode) => {
  const tokens = office[mode];
  const tooWeak = (pairs: [string[], string[]][], atLeast: number) =>
    pairs.flatMap(([fronts, backs]) =>
      fronts.flatMap((front) =>
        backs.flatMap((back) => {
          const ratio = contrast(resolveToken(tokens, front), resolveToken(tokens, back));
          return ratio >= atLeast ? [] : [`${front} on ${back}: ${ratio.toFixed(2)}`];
        }),
      ),
    );

  test("have enough contrast for text", () => {
    expect(tooWeak(TEXTS, 4.5)).toEqual([]);
  });

  test("have enough contrast for marks and borders", () => {
    expect(STATES.length).toBe(12);
    expect(tooWeak(MARKS, 3)).toEqual([]);
  });
});

test("the office defines every token of the default theme", () => {
  expect(Object.keys(brand.light).filter((token) => !(token in office.light))).toEqual([]);
});

test("the office defines every colour again for the dark mode", () => {
  const colours = Object.keys(office.light).filter((token) =>
    /^#[0-9a-f]{6}$/.test(office.light[token] ?? ""),
  );
  expect(colours.filter((token) => !(token in office.darkOnly))).toEqual([]);
});
