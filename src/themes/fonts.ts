import { type FontScript, fontFile } from "./font-faces.ts";
import { fromFolder } from "./from-folder.ts";
import type { ThemeName } from "./theme-names.ts";
import type { ThemeFont } from "./theme-types.ts";

const fonts = import.meta.glob<ThemeFont>("./*/theme.ts", { eager: true, import: "font" });
const addresses = import.meta.glob<string>(
  "/node_modules/@fontsource-variable/*/files/*-{latin,latin-ext,cyrillic}-wght-normal.woff2",
  { eager: true, import: "default", query: "?url" },
);

/** The files that a page in this language certainly needs; the others are loaded when a letter needs them. */
export function fontsToPreload(theme: ThemeName, language: string): string[] {
  const font = fromFolder(fonts, theme, "theme.ts");
  return scriptsOf(language).map((script) => {
    const address = addresses[`/${fontFile(font, script)}`];
    if (!address) throw new Error(`The font ${font.family} has no ${script}`);
    return address;
  });
}

function scriptsOf(language: string): FontScript[] {
  if (language === "ru") return ["latin", "cyrillic"];
  return ["lt", "lv", "et"].includes(language) ? ["latin", "latin-ext"] : ["latin"];
}
