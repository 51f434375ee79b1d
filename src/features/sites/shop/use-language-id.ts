import type { Shell } from "./load-shell.ts";
import { useShell } from "./use-shell.ts";

/** SPEC §7 names the page's language by its id. */
export const languageIdOf = ({ config, language }: Shell): number | undefined =>
  config.site.languages.find(({ iso_code }) => iso_code === language)?.id;

export const useLanguageId = (): number | undefined => languageIdOf(useShell());
