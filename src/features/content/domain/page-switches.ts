import { isOn, type Site } from "#features/sites/domain/site.ts";

/** Product notes §3: a page with its own switch does not exist if the switch is off. */
export function isInformationPageOn(site: Pick<Site, "switches">, page: string): boolean {
  return page !== "about-us" || isOn(site, "about_us");
}

/** SPEC §2: the blog needs the marketplace, and has its own switch. */
export function isBlogOn(site: Pick<Site, "switches">): boolean {
  return isOn(site, "marketplace") && isOn(site, "blog");
}
