import { useShell } from "#features/sites/shop/use-shell.ts";
import { companyLinks, helpLinks, mainLinks, serviceLinks, shopLinks } from "./shell-links.ts";

export function useShellLinks() {
  const { config } = useShell();
  return {
    shop: shopLinks(config),
    /** Everything beside goods, where there is room for it. */
    services: [...serviceLinks(config), ...helpLinks(config)],
    main: mainLinks(config),
    company: companyLinks(config),
  };
}
