import { JsonLd } from "#features/content/shop/json-ld.tsx";
import { organization } from "#features/content/shop/structured-data.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";

/** For search engines: who runs the site, and the site itself in its languages. */
export function StructuredData() {
  const { config, company, origin } = useShell();
  const { name, theme, available_locales } = config.site;
  const logo = `${origin}/favicon-${theme}.svg`;
  return (
    <>
      <JsonLd thing={{ ...organization(company, { name, origin }), logo }} />
      <JsonLd thing={{ "@type": "WebSite", name, url: origin, inLanguage: available_locales }} />
    </>
  );
}
