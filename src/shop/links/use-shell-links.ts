import { useShell } from "#features/sites/shop/use-shell.ts";
import { companyLinks, mainLinks, shopLinks } from "./shell-links.ts";

export function useShellLinks() {
  const { config } = useShell();
  return { shop: shopLinks(config), main: mainLinks(config), company: companyLinks(config) };
}
