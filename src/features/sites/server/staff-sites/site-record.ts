import type { Site } from "../../domain/site.ts";
import type { SiteFields } from "../../staff-calls.ts";

/** A site in the shape of the office's form. */
export function siteFields(site: Site): SiteFields {
  const { company, ownSwitches } = site;
  const isOn = (name: string) => ownSwitches[name] === true;
  return {
    name: site.name,
    hosts: [...site.hosts],
    theme: site.theme,
    logo: site.cdnLogo ?? "",
    app_url: site.appUrl ?? "",
    languages: site.languages.map(({ isoCode }) => isoCode),
    countries: site.countries.map(({ isoCode }) => isoCode),
    default_country: site.countries.find(({ id }) => id === site.defaultCountryId)?.isoCode ?? "",
    currency: site.conversionCurrency.isoCode,
    rate: site.conversionRate,
    time_zone: site.timeZone,
    hold_minutes: site.holdMinutes,
    marketplace: isOn("marketplace"),
    create_order: isOn("create_order"),
    forwarding: isOn("forwarding"),
    tracking: isOn("tracking"),
    dealzone: isOn("dealzone"),
    blog: isOn("blog"),
    about_us: isOn("about_us"),
    legal_name: company.legalName,
    company_code: company.code,
    vat_code: company.vatCode,
    address: company.address,
    city: company.city,
    company_country: company.country ?? "",
    email: company.email,
    phone: company.phone,
    hours: company.hours,
    bank_name: company.bank?.name ?? "",
    bank_iban: company.bank?.iban ?? "",
    bank_bic: company.bank?.bic ?? "",
  };
}

/** The company's columns from the form's fields. */
export function companyOf(fields: SiteFields): Site["company"] {
  const bank = { name: fields.bank_name, iban: fields.bank_iban, bic: fields.bank_bic };
  return {
    legalName: fields.legal_name,
    code: fields.company_code,
    vatCode: fields.vat_code,
    address: fields.address,
    city: fields.city,
    email: fields.email,
    phone: fields.phone,
    hours: fields.hours,
    ...(fields.company_country ? { country: fields.company_country } : {}),
    ...(bank.iban ? { bank } : {}),
  };
}
