import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { Crumb } from "#ui/navigation/breadcrumbs.tsx";

export function useHomeCrumb(): Crumb {
  const { language } = useShell();
  return { label: useT()("catalogue.home"), to: `/${language}/` };
}
