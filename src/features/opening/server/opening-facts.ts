import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import { utcDay } from "#core/dates.ts";
import type { Database } from "#database/connect.ts";
import { categories } from "#features/catalogue/server/catalogue.tables.ts";
import { INFORMATION_PAGES } from "#features/content/domain/article.ts";
import type { Content } from "#features/content/server/content.ts";
import type { Delivery } from "#features/delivery/server/delivery.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import type { KnownProvider } from "#features/payments/server/office/known-provider.ts";
import { canBePaid, listSiteMethods } from "#features/payments/server/office/methods.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import type { Shipping } from "#features/shipping/server/shipping.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { siteFields } from "#features/sites/server/office/site-record.ts";
import { openingMarks } from "#features/sites/server/sites.tables.ts";
import type { OpeningFacts } from "../domain/opening-steps.ts";

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

/** What there is of a shop, counted anew. */
export async function readFacts(deps: OpeningDeps, site: Site): Promise<OpeningFacts> {
  const { db } = deps;
  const methods = await listSiteMethods({ db, known: deps.providers() }, site.id);
  const company: Record<string, unknown> = siteFields(site);
  const marks = await db.select().from(openingMarks).where(eq(openingMarks.siteId, site.id));
  const reached = await readReach(deps, site);
  const [receiving] = await db.select({ count: count() }).from(warehouses);
  const [paid] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.siteId, site.id), isNotNull(orders.paidAt)));
  return {
    name: site.name,
    company: Object.fromEntries(
      Object.entries(company).map(([name, value]) => [name, String(value)]),
    ),
    warehouses: receiving?.count ?? 0,
    countries: site.countries.map(({ isoCode }) => isoCode),
    ...reached,
    canBePaid: canBePaid(methods),
    isSandbox: methods.some(({ is_on, keys }) => is_on && keys === "sandbox"),
    categories: await countCategories(db, site),
    texts: readableTexts(deps, site).map(({ page }) => page),
    hasGoods: await hasGoods(db, site),
    paidOrders: paid?.count ?? 0,
    marks: marks.map(({ mark }) => mark),
  };
}

/** Countries to which somebody brings a parcel today. */
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

async function countCategories(db: Database, site: Site): Promise<number> {
  if (site.switches.marketplace !== true) return 1;
  return db.$count(categories, eq(categories.categorySet, site.categorySet === 2 ? 2 : 1));
}

/** As visitors would find it: not archived, not hidden here, and at least one piece of it there. */
async function hasGoods(db: Database, site: Site): Promise<boolean> {
  if (site.switches.marketplace !== true) return true;
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from products p
      where p.archived_at is null
        and exists (select from variants v where v.product_id = p.id and v.stock > 0)
        and not exists (
          select from product_sites s
          where s.product_id = p.id and s.site_id = ${site.id} and s.is_hidden
        )
    ) as found`);
  return rows[0]?.found === true;
}
