import { utcDay } from "#core/dates.ts";
import type { Database } from "#database/connect.ts";
import { INFORMATION_PAGES } from "#features/content/domain/article.ts";
import type { Content } from "#features/content/server/content.ts";
import type { Delivery } from "#features/delivery/server/delivery.ts";
import type { KnownProvider } from "#features/payments/server/staff-methods/known-provider.ts";
import { canBePaid, listSiteMethods } from "#features/payments/server/staff-methods/methods.ts";
import type { Shipping } from "#features/shipping/server/shipping.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { siteFields } from "#features/sites/server/staff-sites/site-record.ts";
import type { OpeningFacts } from "../domain/opening-steps.ts";
import {
  countCategories,
  countPaidOrders,
  countWarehouses,
  hasGoodsOn,
  selectMarks,
} from "./opening.repository.ts";

export type OpeningDeps = {
  db: Database;
  now: () => Date;
  shipping: Pick<Shipping, "listRates">;
  delivery: Pick<Delivery, "listCouriers">;
  content: Pick<Content, "getPage">;
  providers: () => readonly KnownProvider[];
  originOf: (site: Site) => string;
  readSites: () => Promise<Site[]>;
};

/** The present state of a shop's setup, not cached. */
export async function readFacts(deps: OpeningDeps, site: Site): Promise<OpeningFacts> {
  const { db } = deps;
  const methods = await listSiteMethods({ db, known: deps.providers() }, site.id);
  const company: Record<string, unknown> = siteFields(site);
  const reached = await readReach(deps, site);
  const hasMarketplace = site.switches.marketplace === true;
  return {
    name: site.name,
    company: Object.fromEntries(
      Object.entries(company).map(([name, value]) => [name, String(value)]),
    ),
    warehouses: await countWarehouses(db),
    countries: site.countries.map(({ isoCode }) => isoCode),
    ...reached,
    canBePaid: canBePaid(methods),
    isSandbox: methods.some(({ is_on, keys }) => is_on && keys === "sandbox"),
    categories: hasMarketplace ? await countCategories(db, site.categorySet === 2 ? 2 : 1) : 1,
    texts: readableTexts(deps, site).map(({ page }) => page),
    hasGoods: !hasMarketplace || (await hasGoodsOn(db, site.id)),
    paidOrders: await countPaidOrders(db, site.id),
    marks: await selectMarks(db, site.id),
  };
}

/** Countries that have shipping rates or couriers today. */
async function readReach({ shipping, delivery, now }: OpeningDeps, site: Site) {
  const today = utcDay(now());
  const countriesWithRates: string[] = [];
  const countriesWithCouriers: string[] = [];
  for (const { id: countryId, isoCode } of site.countries) {
    if ((await shipping.listRates({ countryId, today })).length > 0)
      countriesWithRates.push(isoCode);
    const couriers = await delivery.listCouriers({ countryId, siteId: site.id });
    if (couriers.length > 0) countriesWithCouriers.push(isoCode);
  }
  return { countriesWithRates, countriesWithCouriers };
}

/** Information pages that the site shows. */
export function readableTexts(
  { content }: Pick<OpeningDeps, "content">,
  site: Site,
  language: string = site.languages[0]?.isoCode ?? "en",
) {
  return INFORMATION_PAGES.flatMap((page) => {
    const text = content.getPage({ site, language }, page);
    return text ? [{ page, title: text.title }] : [];
  });
}
