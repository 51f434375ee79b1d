import { fromFolder } from "./from-folder.ts";
import type { ThemeName } from "./theme-names.ts";

const brands = import.meta.glob<string>("./*/theme.ts", { eager: true, import: "brand" });

/** The brand that the theme was designed for; a site has its own name. */
export const brandOf = (theme: ThemeName): string => fromFolder(brands, theme, "theme.ts");
