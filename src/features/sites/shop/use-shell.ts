import { useRouteLoaderData } from "react-router";
import { traitsOf } from "#themes/theme-traits.ts";
import type { ThemeTraits } from "#themes/theme-types.ts";
import { findCountry } from "../domain/site.ts";
import type { Shell } from "./load-shell.ts";

export function useShell(): Shell {
  const shell = useOptionalShell();
  if (!shell) throw new Error("The shell's data is read outside of a page");
  return shell;
}

/** For components that must render even if the shell could not be loaded: the document and the error screens. */
export function useOptionalShell(): Shell | undefined {
  return useRouteLoaderData<Shell>("root");
}

export function useTraits(): ThemeTraits {
  return traitsOf(useOptionalShell()?.config.site.theme);
}

/** The name of the country to which the site sends, in the page's language. */
export function useDestination(): string {
  const { countries, default_country_id } = useShell().config.site;
  return findCountry(countries, default_country_id)?.title ?? "";
}

/** SPEC §7 names the page's language by its id. */
export const languageIdOf = ({ config, language }: Shell): number | undefined =>
  config.site.languages.find(({ iso_code }) => iso_code === language)?.id;

export const useLanguageId = (): number | undefined => languageIdOf(useShell());
