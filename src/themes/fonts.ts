import commissionerCyrillic from "@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url";
import commissionerLatinExt from "@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2?url";
import commissionerLatin from "@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url";
import interTightCyrillic from "@fontsource-variable/inter-tight/files/inter-tight-cyrillic-wght-normal.woff2?url";
import interTightLatinExt from "@fontsource-variable/inter-tight/files/inter-tight-latin-ext-wght-normal.woff2?url";
import interTightLatin from "@fontsource-variable/inter-tight/files/inter-tight-latin-wght-normal.woff2?url";
import jostCyrillic from "@fontsource-variable/jost/files/jost-cyrillic-wght-normal.woff2?url";
import jostLatinExt from "@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url";
import jostLatin from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";
import manropeCyrillic from "@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url";
import manropeLatinExt from "@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url";
import manropeLatin from "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url";
import onestCyrillic from "@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url";
import onestLatinExt from "@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2?url";
import onestLatin from "@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url";
import rubikCyrillic from "@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2?url";
import rubikLatinExt from "@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2?url";
import rubikLatin from "@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url";
import wixMadeforDisplayCyrillic from "@fontsource-variable/wix-madefor-display/files/wix-madefor-display-cyrillic-wght-normal.woff2?url";
import wixMadeforDisplayLatinExt from "@fontsource-variable/wix-madefor-display/files/wix-madefor-display-latin-ext-wght-normal.woff2?url";
import wixMadeforDisplayLatin from "@fontsource-variable/wix-madefor-display/files/wix-madefor-display-latin-wght-normal.woff2?url";
import type { ThemeName } from "./theme-traits.ts";

type FontFiles = { latin: string; latinExt: string; cyrillic: string };

const fontFiles: Record<ThemeName, FontFiles> = {
  default: { latin: onestLatin, latinExt: onestLatinExt, cyrillic: onestCyrillic },
  alt: { latin: manropeLatin, latinExt: manropeLatinExt, cyrillic: manropeCyrillic },
  pj: { latin: rubikLatin, latinExt: rubikLatinExt, cyrillic: rubikCyrillic },
  tp: { latin: commissionerLatin, latinExt: commissionerLatinExt, cyrillic: commissionerCyrillic },
  wl: { latin: interTightLatin, latinExt: interTightLatinExt, cyrillic: interTightCyrillic },
  nl: {
    latin: wixMadeforDisplayLatin,
    latinExt: wixMadeforDisplayLatinExt,
    cyrillic: wixMadeforDisplayCyrillic,
  },
  ae: { latin: jostLatin, latinExt: jostLatinExt, cyrillic: jostCyrillic },
};

/** The files a page in this language surely needs; the rest are fetched when a letter asks for them. */
export function fontsToPreload(theme: ThemeName, language: string): string[] {
  const { latin, latinExt, cyrillic } = fontFiles[theme];
  if (language === "ru") return [latin, cyrillic];
  return ["lt", "lv", "et"].includes(language) ? [latin, latinExt] : [latin];
}
