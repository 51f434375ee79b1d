import { useShell } from "../use-shell.ts";

/** For search engines: who runs the site and in which languages. */
export function StructuredData() {
  const { config, company, origin, language } = useShell();
  const home = `${origin}/${language}/`;
  const data = {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${origin}/#organization`,
        name: config.site.name,
        legalName: company.legalName,
        url: home,
        logo: `${origin}/favicon-${config.site.theme}.svg`,
        vatID: company.vatCode,
        email: company.email,
        telephone: company.phone,
        address: `${company.address}, ${company.city}`,
      },
      {
        "@type": "WebSite",
        "@id": `${origin}/#website`,
        name: config.site.name,
        url: home,
        inLanguage: config.site.available_locales,
        publisher: { "@id": `${origin}/#organization` },
      },
    ],
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own data; "<" is escaped so that no text can close the tag.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
