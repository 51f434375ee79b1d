import type { Logger } from "pino";
import type { DatabaseConnection } from "#database/connect.ts";
import type { Marketing } from "#features/marketing/server/marketing.ts";
import { orderStock } from "#features/orders/server/holds/order-stock.ts";
import { bindOrders } from "#features/orders/server/orders.ts";
import type { OrdersDeps } from "#features/orders/server/orders-deps.ts";
import { ORDER } from "#features/orders/server/payment/order-payable.ts";
import type { ListedParcels } from "#features/orders/server/queries/list-with-parcels.ts";
import type { NameLinesDeps } from "#features/orders/server/queries/name-lines.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import type { Quotes } from "#features/quotes/server/quotes.ts";
import type { Tracking } from "#features/tracking/server/tracking.ts";

type Options = Pick<OrdersDeps, "wallet" | "postMail" | "linkTo" | "findSite"> &
  NameLinesDeps & {
    database: DatabaseConnection;
    log: Logger;
    /** Payments know orders as something to pay for, and orders payments: one has to be asked later. */
    payments: () => Payments;
    parcels: ListedParcels;
    /** They know these, and are asked by them: later, too. */
    tracking: () => Tracking;
    quotes: () => Pick<Quotes, "warehouseOf">;
    marketing: () => Pick<Marketing, "enqueueOrderUpdate">;
  };

/** What was bought; a part of `services.ts`. */
export function wireOrders({ database, log, payments, tracking, ...options }: Options) {
  const { quotes, marketing, ...others } = options;
  return bindOrders({
    ...others,
    db: database.db,
    stock: orderStock,
    onStep: (tx, step) => marketing().enqueueOrderUpdate(tx, step),
    reportProblem: (problem, details) => log.error(details, `orders: ${problem}`),
    registerShipment: (parcel) => tracking().registerShipment("order")(parcel),
    quotedWarehouse: (id) => quotes().warehouseOf(id),
    refundPayments: ({ slug }) => payments().refundSubject({ kind: ORDER, subjectId: slug }),
    listPayments: ({ slug }) => payments().listPayments({ kind: ORDER, subjectId: slug }),
  });
}
