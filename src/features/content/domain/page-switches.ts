import { isOn, type Site } from "#features/sites/domain/site.ts";

/** Product notes §3: a page with a switch of its own does not exist where the switch is off. */
export function isInformationPageOn(site: Pick<Site, "switches">, page: string): boolean {
  return page !== "about-us" || isOn(site, "about_us");
}

/** SPEC §2: the blog lies behind the marketplace guard, and has a switch of its own. */
export function isBlogOn(site: Pick<Site, "switches">): boolean {
  return isOn(site, "marketplace") && isOn(site, "blog");
}
