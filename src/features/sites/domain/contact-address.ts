import type { Company } from "./site.ts";

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
