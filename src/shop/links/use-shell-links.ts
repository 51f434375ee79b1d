import { useShell } from "#features/sites/shop/use-shell.ts";
import { companyLinks, mainLinks } from "./shell-links.ts";

export function useShellLinks() {
  const { config } = useShell();
  return { main: mainLinks(config), company: companyLinks(config) };
}
