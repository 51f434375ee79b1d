import type { FontMeasures, ThemeFont } from "./theme-types.ts";

/** The scripts of our languages; each is a file that is loaded when a letter needs it. */
const SCRIPTS = [
  [
    "latin",
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
  ],
  [
    "latin-ext",
    "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113",
  ],
  ["cyrillic", "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116"],
] as const;
export type FontScript = (typeof SCRIPTS)[number][0];

/** The path from the project's root. */
export const fontFile = ({ source }: ThemeFont, script: FontScript): string =>
  `node_modules/@fontsource-variable/${source}/files/${source}-${script}-wght-normal.woff2`;

/** The `@font-face` rules of a theme; `root` is the path from the style sheet to the project's root. */
export function fontFaces(font: ThemeFont, root: string): string {
  const { regular, bold } = font.fallback;
  const ofScripts = SCRIPTS.map(
    ([script, range]) => `@font-face {
  font-family: "${font.family}";
  src: url("${root}${fontFile(font, script)}") format("woff2");
  font-weight: ${font.weights.join(" ")};
  font-display: swap;
  unicode-range: ${range};
}`,
  );
  const fallbacks = [
    fallbackFace(font, "100 550", ["Arial", "Liberation Sans"], regular),
    fallbackFace(font, "551 900", ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], bold),
  ];
  return [...ofScripts, ...fallbacks].join("\n");
}

/** Arial stretched to the font's measures, so that nothing moves when the font arrives. */
function fallbackFace(
  { family }: ThemeFont,
  weights: string,
  local: string[],
  { size, ascent, descent }: FontMeasures,
): string {
  return `@font-face {
  font-family: "${family} fallback";
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weights};
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}`;
}
