import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { JsonLd } from "#platform/pages/json-ld.tsx";
import type { Crumb } from "#ui/navigation/breadcrumbs.tsx";

/** The last item is the page itself and needs no URL. */
export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { origin } = useShell();
  return (
    <JsonLd
      thing={{
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map(({ label, to }, at) => ({
          "@type": "ListItem",
          position: at + 1,
          name: label,
          ...(to ? { item: origin + to } : {}),
        })),
      }}
    />
  );
}

export function useHomeCrumb(): Crumb {
  const { language } = useShell();
  return { label: useT()("catalogue.home"), to: `/${language}/` };
}
