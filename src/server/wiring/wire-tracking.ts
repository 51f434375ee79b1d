import type { Logger } from "pino";
import type { DatabaseConnection } from "#database/connect.ts";
import { isInTransit as isParcelOnItsWay } from "#features/forwarding/domain/forward-status.ts";
import type { Forwarding } from "#features/forwarding/server/forwarding.ts";
import { isInProgress } from "#features/orders/domain/order-status.ts";
import type { ListedOrder } from "#features/orders/domain/order-view.ts";
import type { Orders } from "#features/orders/server/orders.ts";
import type { SiteContext } from "#features/orders/server/queries/name-lines.ts";
import type { Quotes } from "#features/quotes/server/quotes.ts";
import type { Shipping } from "#features/shipping/server/shipping.ts";
import type { RecentNumber } from "#features/tracking/domain/tracking-view.ts";
import { bindTracking } from "#features/tracking/server/tracking.ts";
import type { CarrierAdapter } from "#ports/carriers.ts";

type Options = {
  database: DatabaseConnection;
  log: Logger;
  carriers: readonly CarrierAdapter[];
  shipping: Shipping;
  orders: Orders;
  forwarding: Forwarding;
  quotes: Pick<Quotes, "describeForTracking">;
};

const MOST_RECENT = 6;

/** Where parcels are, and who tells us; a part of `services.ts`. */
export function wireTracking({ database, log, orders, forwarding, quotes, ...others }: Options) {
  return bindTracking({
    ...others,
    db: database.db,
    subjects: {
      order: { describe: orders.describeCarried, moveByCarrier: orders.moveByCarrier },
      forward_request: {
        describe: forwarding.describeCarried,
        moveByCarrier: forwarding.moveByCarrier,
      },
    },
    findQuote: quotes.describeForTracking,
    findDeclared: forwarding.findDeclared,
    listRecent: (customerId, at) => listRecent(orders, customerId, at),
    reportProblem: (problem, details) => log.error(details, `tracking: ${problem}`),
    now: () => new Date(),
  });
}

const isUnderWay = (one: ListedOrder): boolean =>
  one.type === "forward_requests" ? isParcelOnItsWay(one.status) : isInProgress(one.status);

/** Of the newest of a customer, those that are on their way. */
async function listRecent(
  orders: Orders,
  customerId: number,
  at: SiteContext | undefined,
): Promise<RecentNumber[]> {
  const { items } = await orders.listMyOrders({
    customerId,
    language: at?.language,
    shownOn: at?.site,
  });
  return items
    .filter(isUnderWay)
    .slice(0, MOST_RECENT)
    .map(({ number, type, status, items: goods }) => ({
      number,
      kind: type === "forward_requests" ? "forward_request" : "order",
      status,
      names: goods.map(({ name }) => name),
    }));
}
