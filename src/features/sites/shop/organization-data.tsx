import { JsonLd } from "#platform/pages/json-ld.tsx";
import { useShell } from "./use-shell.ts";

/** Structured data for search engines about the company that runs the site. */
export function OrganizationData() {
  const { config, company, origin } = useShell();
  const { cdn_logo, theme } = config.site;
  return (
    <JsonLd
      thing={{
        "@type": "OnlineStore",
        name: config.site.name,
        url: origin,
        logo: new URL(cdn_logo ?? `/favicon-${theme}.svg`, origin).href,
        // Empty fields of the company are left out, because an empty value would be a claim.
        legalName: company.legalName || undefined,
        vatID: company.vatCode || undefined,
        email: company.email || undefined,
        telephone: company.phone || undefined,
        openingHours: company.hours ? company.hours.split(/,\s*(?=[A-Z])/) : undefined,
        address: company.address
          ? {
              "@type": "PostalAddress",
              streetAddress: company.address,
              addressLocality: company.city,
            }
          : undefined,
      }}
    />
  );
}
