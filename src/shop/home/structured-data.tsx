import { OrganizationData } from "#features/sites/shop/head/organization-data.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { JsonLd } from "#platform/pages/json-ld-script.tsx";

/** For search engines: who runs the site, and the site itself in its languages. */
export function StructuredData() {
  const { config, origin } = useShell();
  const { name, available_locales } = config.site;
  return (
    <>
      <OrganizationData />
      <JsonLd thing={{ "@type": "WebSite", name, url: origin, inLanguage: available_locales }} />
    </>
  );
}
