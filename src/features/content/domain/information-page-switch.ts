import { isOn, type Site } from "#features/sites/domain/site.ts";

/** PRODUCT §3: a page with a switch of its own does not exist where the switch is off. */
export function isInformationPageOn(site: Pick<Site, "switches">, page: string): boolean {
  return page !== "about-us" || isOn(site, "about_us");
}
