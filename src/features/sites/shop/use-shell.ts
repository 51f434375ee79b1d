import { useRouteLoaderData } from "react-router";
import { traitsOf } from "#themes/theme-traits.ts";
import type { ThemeTraits } from "#themes/theme-types.ts";
import type { Shell } from "./load-shell.ts";

export function useShell(): Shell {
  const shell = useOptionalShell();
  if (!shell) throw new Error("The shell's data is read outside of a page");
  return shell;
}

/** For what must stand even when the shell could not be loaded: the document and the error screens. */
export function useOptionalShell(): Shell | undefined {
  return useRouteLoaderData<Shell>("root");
}

export function useTraits(): ThemeTraits {
  return traitsOf(useOptionalShell()?.config.site.theme);
}
