import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { openPayments } from "#features/payments/server/payments.fixture.ts";
import { bindPayments, type Payments } from "#features/payments/server/payments.ts";
import { openOrders } from "../orders.fixture.ts";
import { bindOrders } from "../orders.ts";
import { ORDER, orderPayable } from "./order-payable.ts";

/** Orders and payments that know each other, as the shop wires them, with scripted providers. */
export async function openPaidOrders(db: Database) {
  const base = openOrders(db);
  const bank = await openPayments({ db });
  const { site } = base;
  const orders = bindOrders({
    ...base.orders.deps,
    startPayment: (wish) => payments.startPayment(wish),
    findUnderWay: ({ slug }) => payments.findUnderWay({ kind: ORDER, subjectId: slug }),
    listMethods: (_site, ...asked) => payments.listMethods(site, ...asked),
    refundPayments: ({ slug }) => payments.refundSubject({ kind: ORDER, subjectId: slug }),
    listPayments: ({ slug }) => payments.listPayments({ kind: ORDER, subjectId: slug }),
  });
  const payables = [...bank.deps.payables, orderPayable(orders.deps)];
  const payments: Payments = bindPayments({ ...bank.deps, payables, stripe: undefined });
  return {
    ...base,
    ...bank,
    site,
    orders,
    payments,
    place: (changes: Parameters<typeof base.draft>[0]) =>
      inTransaction(db, (tx) => orders.placeOrder(tx, base.draft(changes))),
  };
}
