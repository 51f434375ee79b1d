import path from "node:path";
import type { Logger } from "pino";
import { HOUR_MS, MINUTE_MS } from "#core/durations.ts";
import { EVERYTHING } from "#database/change-feed.ts";
import type { DatabaseConnection } from "#database/connect.ts";
import type { bindCatalogue } from "#features/catalogue/server/catalogue.ts";
import { bindCheckout, type Checkouts } from "#features/checkout/server/checkout.ts";
import { bindContent } from "#features/content/server/content.ts";
import { loadLibrary } from "#features/content/server/library.ts";
import { bindDelivery, type Delivery } from "#features/delivery/server/delivery.ts";
import type { Marketing } from "#features/marketing/server/marketing.ts";
import type { NameLinesDeps } from "#features/orders/server/queries/name-lines.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import type { Quotes } from "#features/quotes/server/quotes.ts";
import { bindShipping, type Shipping } from "#features/shipping/server/shipping.ts";
import {
  createSiteRegistry,
  type SiteRegistry,
} from "#features/sites/server/registry/site-registry.ts";
import { loadSiteData } from "#features/sites/server/sites.repository.ts";
import { bindSites } from "#features/sites/server/sites.ts";
import type { Tracking } from "#features/tracking/server/tracking.ts";
import { visitorKeyOf } from "#platform/rate-limit/visitor-keys.ts";
import type { CarrierAdapter } from "#ports/carriers.ts";
import type { Providers } from "./external-services/choose-providers.ts";
import { openFiles } from "./external-services/open-files.ts";
import { createFeedCache } from "./http/crawlers/feed-cache.ts";
import { publicOrigin } from "./http/origin.ts";
import { createVisitorMarks } from "./http/visitors/visitor-marks.ts";
import type { PictureVersions } from "./images/picture-versions.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { loadMessageTables } from "./message-tables.ts";
import type { Monitoring } from "./monitoring/monitoring.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { packPage } from "./pages/page-encoding.ts";
import { createPdfMaker } from "./pdf/pdf-maker.ts";
import { createSecurityLog } from "./security-log.ts";
import { createAddressList } from "./settings/address-list.ts";
import type { Environment } from "./settings/environment.ts";
import { pageContextFiller } from "./wiring/page-contexts.ts";
import { wireAccounts } from "./wiring/wire-accounts.ts";
import { wireGoods } from "./wiring/wire-goods.ts";
import { type Help, wireHelp } from "./wiring/wire-help.ts";
import { browserSettings, wireMarketing } from "./wiring/wire-marketing.ts";
import { wirePayments } from "./wiring/wire-payments.ts";
import { wireQuotes } from "./wiring/wire-quotes.ts";
import { wireTracking } from "./wiring/wire-tracking.ts";

export type ServiceOptions = {
  environment: Environment;
  log: Logger;
  /** Made where the log is, which tells it every error. */
  monitoring: Monitoring;
  lifecycle: Lifecycle;
  database: DatabaseConnection;
  buildId: string;
  contentDir: string;
  picturesDir: string;
  /** Of what is in there; they outlive an app that is made anew. */
  pictureVersions: PictureVersions;
  /** Where `DATA_DIR` is: caches may be written there. */
  dataDir: string;
  providers: Providers;
  carriers: readonly CarrierAdapter[];
};
export type Services = Awaited<ReturnType<typeof createServices>>;

const PAGE_CACHE = {
  maxBytes: 128 * 1024 * 1024,
  freshMs: 5 * MINUTE_MS,
  maxStaleMs: HOUR_MS,
};

const PULSE_MS = MINUTE_MS;

/** What makes and keeps documents: feeds, PDF files and rendered pages. */
const openMakers = (options: ServiceOptions) => ({
  feeds: openFeeds(options),
  pdf: createPdfMaker(),
  pages: createPageCache({ ...PAGE_CACHE, now: Date.now, pack: packPage }),
});

function securityLogOf({ database, log }: ServiceOptions) {
  const markVisitor = createVisitorMarks((day) => visitorKeyOf(database.db, day));
  return { markVisitor, reportSecurityEvent: createSecurityLog(log, markVisitor) };
}

/** The one place where things are wired: features get what they need from here and from nowhere else. */
export async function createServices(options: ServiceOptions) {
  const { database } = options;
  const { markVisitor, reportSecurityEvent } = securityLogOf(options);
  const registry = await openRegistry(options);
  const delivery = openDelivery(options);
  const shipping = bindShipping({ db: database.db });
  const files = openFiles(options);
  const accounts = wireAccounts({
    ...{ ...options, registry, delivery, shipping, files, reportSecurityEvent },
    payments: () => payments,
    marketing: () => marketing,
    quotes: () => quotes,
    tracking: () => tracking,
    listLineGoods: (...asked: Parameters<NameLinesDeps["listLineGoods"]>) =>
      catalogue.listLineGoods(...asked),
  });
  const payments: Payments = wirePayments({ ...options, ...accounts });
  const content = bindContent({ library: await loadLibrary(options.contentDir) });
  const marketing: Marketing = wireMarketing({ ...options, ...accounts });
  const sites = bindSites({
    registry,
    messages: loadMessageTables(),
    buildId: options.buildId,
    canViewTranslations: accounts.canViewTranslations,
    listBlogs: content.listBlogLinks,
    settings: browserSettings(options.environment),
    originOf: (site) => publicOrigin(site, options.environment.PORT),
  });
  const { findBenefits } = accounts.pro;
  const fees = { shipping, delivery, payments, findBenefits };
  const { catalogue, cart } = await wireGoods({ ...options, registry, ...fees });
  const goods = { catalogue, cart, delivery, payments };
  const checkout = bindCheckout({ ...accounts, ...goods, db: database.db, now: () => new Date() });
  const quotes: Quotes = wireQuotes({
    environment: options.environment,
    ...{ database, accounts, delivery, shipping, payments, files },
  });
  const help = wireHelp({ database, accounts, files });
  const tracking: Tracking = wireTracking({ ...options, ...accounts, shipping, quotes });
  const pulse = startPulse(catalogue, options.log);
  const made = openMakers(options);
  const { feeds, pdf, pages } = made;
  const others = { content, shipping, checkout, quotes, help, tracking, marketing };
  const features = { ...accounts, ...goods, ...others };
  return {
    ...options,
    markVisitor,
    reportSecurityEvent,
    trustedProxies: createAddressList(options.environment.TRUSTED_PROXIES),
    sites,
    ...features,
    ...help,
    files,
    ...made,
    applyChanges: changeFollower({ ...goods, database, registry, shipping, feeds, pages }),
    fillPageContext: pageContextFiller(features),
    startWork: () => startWork(accounts, features),
    async close() {
      clearInterval(pulse);
      await feeds.close();
      await pdf.close();
      await accounts.close();
      await catalogue.close();
    },
  };
}

type Followers = {
  database: DatabaseConnection;
  registry: SiteRegistry;
  shipping: Shipping;
  delivery: Delivery;
  catalogue: ReturnType<typeof bindCatalogue>;
  feeds: ReturnType<typeof createFeedCache>;
  pages: ReturnType<typeof createPageCache>;
};

/** Told by the change feed, on every node: what is kept in memory follows the database. */
function changeFollower({ database, registry, ...kept }: Followers) {
  const { shipping, delivery, catalogue, feeds, pages } = kept;
  return async (tags: readonly string[]): Promise<void> => {
    const all = tags.includes(EVERYTHING);
    if (all || tags.includes("sites")) registry.replace(await loadSiteData(database.db));
    if (all || tags.includes("shipping")) shipping.invalidateRates();
    if (all || tags.includes("delivery")) delivery.invalidate();
    await catalogue.applyChanges(tags, all);
    feeds.outdate();
    if (all) pages.clear();
    else pages.dropTags(tags);
  };
}

type Accounts = ReturnType<typeof wireAccounts>;
type Working = {
  payments: Payments;
  checkout: Checkouts;
  quotes: Quotes;
  help: Help;
  marketing: Marketing;
  tracking: Tracking;
};

/** Jobs of this node; the app of a test has none until it asks for them. */
async function startWork(
  accounts: Accounts,
  { payments, checkout, quotes, help, marketing, tracking }: Working,
) {
  await accounts.startWork(help);
  await accounts.jobs.work("tell-news", marketing.sendOrderUpdate);
  await accounts.jobs.workEveryMinute("ask-carriers", tracking.pollCarriers);
  await accounts.jobs.workEveryMinute("look-up-payments", async () => {
    const done = await Promise.allSettled([
      accounts.orders.releaseIdleOrders(),
      checkout.expireCheckouts(),
      quotes.expireQuotes(),
      help.reservations.expireReservations(),
      accounts.pro.renewPlans(),
      payments.sweepPayments(),
    ]);
    // Each did its part, whatever became of the others.
    for (const one of done) if (one.status === "rejected") throw one.reason;
  });
}

async function openRegistry({ database, log }: ServiceOptions) {
  return createSiteRegistry(await loadSiteData(database.db), (bad) =>
    log.error(bad, "a site's row cannot be used"),
  );
}

function openDelivery({ database, log }: ServiceOptions) {
  return bindDelivery({
    db: database.db,
    report({ courier, source, ...outcome }) {
      const list = { courier, source };
      if ("error" in outcome) log.error({ ...list, err: outcome.error }, "pickup points");
      else if (outcome.result.refusal) log.error({ ...list, ...outcome.result }, "pickup points");
      else log.info({ ...list, points: outcome.result.points }, "pickup points");
    },
  });
}

function openFeeds({ dataDir, log }: ServiceOptions) {
  return createFeedCache({
    folder: path.join(dataDir, "feeds"),
    now: Date.now,
    onError: (error) => log.error({ err: error }, "product feed"),
  });
}

function startPulse({ pulse }: ReturnType<typeof bindCatalogue>, log: Logger) {
  const beat = () => pulse().catch((error) => log.error({ err: error }, "search index"));
  return setInterval(beat, PULSE_MS).unref();
}
