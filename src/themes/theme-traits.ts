import { fromFolder } from "./from-folder.ts";
import { themeOf } from "./theme-names.ts";
import type { ThemeTraits } from "./theme-types.ts";

// Imports only `traits`: the browser does not need the rest of a theme's file.
const traits = import.meta.glob<ThemeTraits>("./*/theme.ts", { eager: true, import: "traits" });

/** The traits of the theme that a site names. */
export const traitsOf = (name: string | undefined): ThemeTraits =>
  fromFolder(traits, themeOf(name), "theme.ts");
