import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, readTokens, resolveToken } from "./email-colours.ts";
import { themeNames } from "./theme-names.ts";

/** Text and background, normal and hovered, each at least 4.5:1 (WCAG 1.4.3). */
const textPairs: [string[], string[]][] = [
  [
    ["ink", "ink-2", "ink-3", "price-ink"],
    ["paper", "surface", "sunk"],
  ],
  [
    ["ink", "ink-2"],
    ["accent-tint", "good-tint", "warn-tint", "bad-tint"],
  ],
  [["accent-text"], ["paper", "surface", "sunk", "accent-tint"]],
  [["on-accent"], ["accent", "accent-press"]],
  [["paper"], ["ink"]],
  [["good"], ["paper", "surface", "sunk", "good-tint"]],
  [["warn"], ["paper", "surface", "warn-tint"]],
  [["bad"], ["paper", "surface", "sunk", "bad-tint"]],
  [["on-bad"], ["bad", "bad-press"]],
  [["detail-text"], ["paper", "surface"]],
  [["on-foot", "on-foot-2"], ["foot"]],
  [["tape-ink"], ["tape-bg"]],
];

/** Borders and focus rings that identify a control, each at least 3:1 (WCAG 1.4.11). */
const shapePairs: [string[], string[]][] = [
  [
    ["field-edge", "focus"],
    ["paper", "surface", "sunk"],
  ],
  [["choice-edge"], ["paper", "surface"]],
];

const flatten = (pairs: [string[], string[]][]) =>
  pairs.flatMap(([fronts, backs]) => fronts.flatMap((front) => backs.map((back) => [front, back])));

const tokensIn = (file: string) =>
  readTokens(readFileSync(new URL(`./${file}`, import.meta.url), "utf8"));

const shared = tokensIn("shared.css").light;
const themes = themeNames.map((name) => {
  const own = tokensIn(`${name}/tokens.css`);
  return { name, own, light: { ...shared, ...own.light }, dark: { ...shared, ...own.dark } };
});

describe("contrast", () => {
  it("is calculated for equal colours and for black, grey and white", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#777777")).toBe(1);
    expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  });

  it.each(
    themes.flatMap(({ name, light, dark }) => [
      [name, "light", light] as const,
      [name, "dark", dark] as const,
    ]),
  )("in %s, %s is sufficient between the first two colours of a chart", (_name, _mode, tokens) => {
    const [first = "", second = ""] = ["chart-1", "chart-2"].map((token) =>
      resolveToken(tokens, token),
    );
    expect(contrast(first, second)).toBeGreaterThan(1.5);
  });

  for (const { name, light, dark } of themes) {
    for (const [mode, tokens] of Object.entries({ light, dark })) {
      it(`in ${name}, ${mode} is sufficient for text and controls`, () => {
        const measure = (pairs: [string[], string[]][], atLeast: number) =>
          flatten(pairs)
            .map(([front = "", back = ""]) => {
              const colours = [front, back].map((token) => resolveToken(tokens, token));
              for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
              return {
                pair: `${front} on ${back}`,
                ratio: contrast(colours[0] ?? "", colours[1] ?? ""),
              };
            })
            .filter(({ ratio }) => ratio < atLeast)
            .map(({ pair, ratio }) => `${pair} ${ratio.toFixed(2)} < ${atLeast}`);
        expect([...measure(textPairs, 4.5), ...measure(shapePairs, 3)]).toEqual([]);
      });
    }
  }
});

describe("token files", () => {
  const reference = themes[0];

  it("define the same tokens in every theme, apart from shared ones", () => {
    const named = (own: (typeof themes)[number]["own"] | undefined) =>
      Object.keys(own?.light ?? {}).filter((token) => !(token in shared));
    for (const { name, own } of themes) expect(named(own), name).toEqual(named(reference?.own));
  });

  it("do not repeat shared values", () => {
    for (const { name, own } of themes) {
      const repeated = Object.keys(own.light).filter((token) => own.light[token] === shared[token]);
      expect(repeated, name).toEqual([]);
    }
  });

  it("define every colour again for the dark mode", () => {
    for (const { name, own } of themes) {
      const { light, darkOnly } = own;
      const colours = Object.keys(light).filter((token) =>
        /^#[0-9a-f]{6}$/.test(light[token] ?? ""),
      );
      const kept = colours.filter((token) => !(token in darkOnly) && !token.startsWith("tape"));
      expect(kept, name).toEqual([]);
    }
  });
});
