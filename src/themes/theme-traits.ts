import { fromFolder } from "./from-folder.ts";
import { themeOf } from "./theme-names.ts";
import type { ThemeTraits } from "./theme-types.ts";

// By name: what else a theme's file holds is no business of the browser.
const traits = import.meta.glob<ThemeTraits>("./*/theme.ts", { eager: true, import: "traits" });

/** Of the theme that a site names. */
export const traitsOf = (name: string | undefined): ThemeTraits =>
  fromFolder(traits, themeOf(name), "theme.ts");
