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

describe.each(["light", "dark"] as const)("the office, %s", (mode) => {
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

  test("can be read", () => {
    expect(tooWeak(TEXTS, 4.5)).toEqual([]);
  });

  test("has marks and edges that can be seen", () => {
    expect(STATES.length).toBe(12);
    expect(tooWeak(MARKS, 3)).toEqual([]);
  });
});

test("the office has every token that the design system asks a brand for", () => {
  expect(Object.keys(brand.light).filter((token) => !(token in office.light))).toEqual([]);
});

test("every colour is drawn again for the dark", () => {
  const colours = Object.keys(office.light).filter((token) =>
    /^#[0-9a-f]{6}$/.test(office.light[token] ?? ""),
  );
  expect(colours.filter((token) => !(token in office.darkOnly))).toEqual([]);
});
