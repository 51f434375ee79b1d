import { type Company, countryCode, type Site } from "./site.ts";

/** Numbers that are written as people of the country write theirs. */
const EXAMPLES: Readonly<Record<string, string>> = {
  LT: "+370 612 34567",
  LV: "+371 2612 3456",
  EE: "+372 5123 4567",
  NL: "+31 6 1234 5678",
  AE: "+971 50 123 4567",
};

/** Of the country the site sends to; of another one, the company's own number shows how it begins. */
export function phoneExample(
  site: Pick<Site, "countries" | "defaultCountryId" | "company">,
): string {
  return EXAMPLES[countryCode(site, site.defaultCountryId)] ?? site.company.phone;
}

/** `tel:` takes digits and a leading plus; people read the spaces. */
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
