import type { Logger } from "pino";
import type { DatabaseConnection } from "#database/connect.ts";
import { bindAccount } from "#features/account/server/account.ts";
import { createPasswordHasher } from "#features/account/server/passwords/password-hasher.ts";
import { staffActor } from "#features/account/server/staff-actor.ts";
import { cartPersonalData } from "#features/cart/server/cart.personal-data.ts";
import { checkoutPersonalData } from "#features/checkout/server/checkout.personal-data.ts";
import { claimsPersonalData } from "#features/claims/server/claims.personal-data.ts";
import type { Delivery } from "#features/delivery/server/delivery.ts";
import { forwardingPersonalData } from "#features/forwarding/server/forwarding.personal-data.ts";
import type { Forwarding } from "#features/forwarding/server/forwarding.ts";
import { listedParcels } from "#features/forwarding/server/queries/listed-parcels.ts";
import { invoicesPersonalData } from "#features/invoices/server/invoices.personal-data.ts";
import type { Marketing } from "#features/marketing/server/marketing.ts";
import { ordersPersonalData } from "#features/orders/server/orders.personal-data.ts";
import type { Orders } from "#features/orders/server/orders.ts";
import type { NameLinesDeps } from "#features/orders/server/queries/name-lines.ts";
import { paymentsPersonalData } from "#features/payments/server/payments.personal-data.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { proPersonalData } from "#features/pro/server/pro.personal-data.ts";
import { quotesPersonalData } from "#features/quotes/server/quotes.personal-data.ts";
import type { Quotes } from "#features/quotes/server/quotes.ts";
import { reservationPersonalData } from "#features/reservation/server/reservation.personal-data.ts";
import type { Shipping } from "#features/shipping/server/shipping.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { SiteRegistry } from "#features/sites/server/registry/site-registry.ts";
import type { Tracking } from "#features/tracking/server/tracking.ts";
import { walletPersonalData } from "#features/wallet/server/wallet.personal-data.ts";
import type { Wallet } from "#features/wallet/server/wallet.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import type { ReportSecurityEvent } from "#platform/audit/security-event.ts";
import { requireRole } from "#platform/auth/require-role.ts";
import { SESSION_COOKIE } from "#platform/auth/session-life.ts";
import type { PersonalDataOf } from "#platform/feature/personal-data.ts";
import { createRateLimits } from "#platform/rate-limit/rate-limits.ts";
import type { FileStore } from "#ports/files.ts";
import { publicOrigin } from "../http/origin.ts";
import { deleteCustomerFiles } from "../jobs/delete-customer-files.ts";
import { createJobQueue } from "../jobs/job-queue.ts";
import { type Sweepers, sweep } from "../jobs/sweep.ts";
import type { Environment } from "../settings/environment.ts";
import { wireForwarding } from "./wire-forwarding.ts";
import { wireMail } from "./wire-mail.ts";
import { wireOrders } from "./wire-orders.ts";
import { wirePlans } from "./wire-plans.ts";
import { wireWallet } from "./wire-wallet.ts";

type Options = NameLinesDeps & {
  environment: Environment;
  log: Logger;
  database: DatabaseConnection;
  dataDir: string;
  registry: SiteRegistry;
  delivery: Pick<Delivery, "refreshPoints" | "listCouriers">;
  files: FileStore;
  reportSecurityEvent: ReportSecurityEvent;
  shipping: Shipping;
  payments: () => Payments;
  /** Asked later, as payments are: they know orders and parcels, and are asked by them. */
  tracking: () => Tracking;
  quotes: () => Pick<Quotes, "warehouseOf">;
  marketing: () => Pick<Marketing, "enqueueOrderUpdate">;
};

/** Who the customers are, and how we write to them; a part of `services.ts`. */
export function wireAccounts({ environment, log, database, dataDir, ...options }: Options) {
  const { registry, delivery, shipping, files, payments, tracking, quotes, marketing } = options;
  const { listLineGoods } = options;
  const jobs = createJobQueue(database, log, { pollSeconds: environment.JOBS_POLL_MS / 1000 });
  const findSite = (id: number) =>
    registry.all().find((site) => site.id === id) ?? registry.byHost(undefined);
  const linkTo = (site: Site, language: string, target: string) =>
    publicOrigin(site, environment.PORT) + localisePath(target, language);
  const letters = wireMail({ environment, database, dataDir, jobs, findSite });
  const { mail } = letters;
  const { postMail } = mail;
  const wallet = wireWallet(database);
  const known = { database, log, payments, tracking, wallet, postMail, linkTo, findSite };
  const { invoices, pro } = wirePlans({
    ...known,
    translatorFor: letters.mailTranslator,
    whenCredited: { storage: (tx, { data }) => forwarding.revertPaidStorage(tx, data) },
  });
  const parcels = listedParcels({ db: database.db, shipping });
  const orders = wireOrders({ ...known, parcels, quotes, marketing, listLineGoods });
  const forwarding: Forwarding = wireForwarding({
    ...known,
    shipping,
    listCouriers: delivery.listCouriers,
    files,
    invoices,
    findBenefits: pro.findBenefits,
    listAddresses: (customerId) => account.listAddresses(customerId),
    listPlanStorage: pro.listPlanStorage,
  });
  const limits = watchedLimits(database, options.reportSecurityEvent);
  const account = bindAccount({
    db: database.db,
    hasher: createPasswordHasher(),
    limits,
    reportSecurityEvent: options.reportSecurityEvent,
    postMail,
    linkTo,
    ...knownOf({ wallet, orders, forwarding, mail, database, jobs, files, log }),
  });
  return {
    account,
    limits,
    wallet,
    orders,
    invoices,
    forwarding,
    pro,
    ...letters,
    jobs,
    /** SPEC §6: those who edit texts; or everyone who may open a shop that is being translated. */
    async canViewTranslations(request: RequestContext): Promise<boolean> {
      if (environment.SHOW_TRANSLATION_KEYS) return true;
      if (!request.cookies[SESSION_COOKIE]) return false;
      return requireRole(staffActor(await account.sessionOf(request)), "content").ok;
    },
    async startWork(others: Pick<Sweepers, "claims" | "reservations">) {
      const parts = { jobs, mail, delivery, database, environment, files };
      await startJobs(parts, { orders, forwarding, ...others });
    },
    async close() {
      await jobs.close();
      await mail.close();
    },
  };
}

const watchedLimits = ({ pool }: DatabaseConnection, reportSecurityEvent: ReportSecurityEvent) =>
  createRateLimits(pool, (what, guesser) =>
    reportSecurityEvent({ kind: "limit_reached", ...guesser, what }),
  );

type Knowing = Parameters<typeof deleteCustomerFiles>[0] & {
  wallet: Wallet;
  orders: Orders;
  forwarding: Forwarding;
  mail: ReturnType<typeof wireMail>["mail"];
};

/** What the account is told by those who know of a customer what it does not. */
function knownOf({ wallet, orders, forwarding, mail, ...keeping }: Knowing) {
  return {
    countUnpaid: async (customerId: number, site: Site) => ({
      orders: await orders.countUnpaidOrders(customerId),
      parcels: await forwarding.countUnpaidRequests(customerId, site),
    }),
    personalData: {
      mails: {
        export: (db, { customerId }) => mail.exportMails(db, customerId),
        erase: mail.eraseMails,
        eraseCopies: ({ email }) => mail.forgetAddress(email),
      },
      wallet: walletPersonalData(wallet),
      cart: cartPersonalData,
      checkouts: checkoutPersonalData,
      payments: paymentsPersonalData({ now: () => new Date() }),
      orders: ordersPersonalData(orders.deps),
      invoices: invoicesPersonalData,
      forwarding: forwardingPersonalData(forwarding.deps),
      pro: proPersonalData,
      quotes: quotesPersonalData,
      claims: claimsPersonalData,
      reservations: reservationPersonalData,
      files: { eraseCopies: deleteCustomerFiles(keeping) },
    } satisfies PersonalDataOf,
  };
}

type JobParts = Pick<Options, "database" | "delivery" | "environment" | "files"> & {
  jobs: ReturnType<typeof createJobQueue>;
  mail: Pick<ReturnType<typeof wireMail>["mail"], "sendMail">;
};

async function startJobs(parts: JobParts, others: Omit<Sweepers, "files">): Promise<void> {
  const { jobs, mail, delivery, database, environment, files } = parts;
  await jobs.work("send-mail", mail.sendMail);
  await jobs.work("forget-files", ({ customerId }) => files.removeByOwner(customerId));
  await jobs.workNightly("sweep", () => sweep(database.db, { files, ...others }));
  if (environment.PICKUP_POINTS_REFRESH) {
    await jobs.workNightly("refresh-pickup-points", delivery.refreshPoints);
  }
}
