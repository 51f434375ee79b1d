import { JsonLd } from "./json-ld.tsx";
import { useShell } from "./use-shell.ts";

/** For search engines: who runs the site. */
export function OrganizationData() {
  const { config, company, origin } = useShell();
  return (
    <JsonLd
      thing={{
        "@type": "OnlineStore",
        name: config.site.name,
        url: origin,
        logo: origin + config.site.cdn_logo,
        legalName: company.legalName,
        vatID: company.vatCode,
        email: company.email,
        telephone: company.phone,
        openingHours: company.hours.split(/,\s*(?=[A-Z])/),
        address: {
          "@type": "PostalAddress",
          streetAddress: company.address,
          addressLocality: company.city,
        },
      }}
    />
  );
}
