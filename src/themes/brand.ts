import { fromFolder } from "./from-folder.ts";
import type { ThemeName } from "./theme-names.ts";

const brands = import.meta.glob<string>("./*/theme.ts", { eager: true, import: "brand" });

/** The name that the theme was drawn for; a site has a name of its own. */
export const brandOf = (theme: ThemeName): string => fromFolder(brands, theme, "theme.ts");
