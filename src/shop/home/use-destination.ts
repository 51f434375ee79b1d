import { useShell } from "#features/sites/shop/use-shell.ts";

/** The country the site sends to, by its name in the page's language. */
export function useDestination(): string {
  const { site } = useShell().config;
  return site.countries.find((one) => one.id === site.default_country_id)?.title ?? "";
}
