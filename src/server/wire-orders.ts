import type { DatabaseConnection } from "#database/connect.ts";
import { heldByOthers, spendHolds } from "#features/cart/server/holds-for-orders.ts";
import { noteSales } from "#features/catalogue/server/note-sales.ts";
import { giveStockBack, takeStock } from "#features/catalogue/server/take-stock.ts";
import { ORDER } from "#features/orders/server/order-payable.ts";
import { bindOrders } from "#features/orders/server/orders.ts";
import type { OrdersDeps } from "#features/orders/server/orders-deps.ts";
import type { Payments } from "#features/payments/server/payments.ts";

type Options = Pick<OrdersDeps, "wallet" | "postMail" | "linkTo" | "findSite"> & {
  database: DatabaseConnection;
  /** Payments know orders as something to pay for, and orders payments: one has to be asked later. */
  payments: () => Payments;
};

/** What was bought; a part of `services.ts`. */
export function wireOrders({ database, payments, ...others }: Options) {
  return bindOrders({
    ...others,
    db: database.db,
    stock: {
      async take(tx, lines, cartId) {
        const shortages = await takeStock(tx, lines, (ids) => heldByOthers(tx, cartId, ids));
        const ids = lines.map(({ variantId }) => variantId);
        if (shortages.length === 0) await spendHolds(tx, cartId, ids);
        return shortages;
      },
      giveBack: giveStockBack,
      noteSales,
    },
    startPayment: (wish) => payments().startPayment(wish),
    listMethods: (site, countryId) => payments().listMethods(site, countryId),
    refundPayments: ({ slug }) => payments().refundSubject({ kind: ORDER, subjectId: slug }),
    listPayments: ({ slug }) => payments().listPayments({ kind: ORDER, subjectId: slug }),
  });
}
