import { type Company, countryCode, type Site } from "./site.ts";

/** Example numbers in each country's usual notation. */
const EXAMPLES: Readonly<Record<string, string>> = {
  LT: "+370 612 34567",
  LV: "+371 2612 3456",
  EE: "+372 5123 4567",
  NL: "+31 6 1234 5678",
  AE: "+971 50 123 4567",
};

/** An example from the country to which the site sends; if there is none, the company's own phone number. */
export function phoneExample(
  site: Pick<Site, "countries" | "defaultCountryId" | "company">,
): string {
  return EXAMPLES[countryCode(site, site.defaultCountryId)] ?? site.company.phone;
}

/** `tel:` accepts only digits and a leading plus, while the displayed number has spaces. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/(?!^\+)\D/g, "")}`;
}

export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

/** Street and town in one line. */
export function fullAddress({ address, city }: Pick<Company, "address" | "city">): string {
  return [address, city].filter(Boolean).join(", ");
}
