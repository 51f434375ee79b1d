import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Payer, PayMethod } from "#features/payments/server/payable.ts";
import { openPayments } from "#features/payments/server/payments.fixture.ts";
import { describing, openOrders } from "../orders.fixture.ts";
import { bindOrders, type OrderUseCaseDeps } from "../orders.ts";
import { ORDER, orderPayable } from "./order-payable.ts";

type OrderPay = PayMethod & { payer: Omit<Payer, "site" | "language"> };
type Bank = Awaited<ReturnType<typeof openPayments>>["payments"];

/** Orders and payments that know each other, as the shop wires them, with scripted providers. */
export async function openPaidOrders(db: Database) {
  const base = openOrders(db);
  const bank = await openPayments({ db });
  const { site } = base;
  const orderDeps: OrderUseCaseDeps = {
    ...base.orderDeps,
    refundPayments: ({ slug }) => payments.refundSubject({ kind: ORDER, subjectId: slug }),
    refunds: {
      lockRefundable: (tx, subject) => payments.lockRefundable(tx, subject),
      readRefundable: (subject) => payments.readRefundable(subject),
      listRefunds: (subject) => payments.listRefunds(subject),
      prepareRefund: (tx, refund) => payments.prepareRefund(tx, refund),
      makeRefund: (refund) => payments.makeRefund(refund),
    },
    listPayments: ({ slug }) => payments.listPayments({ kind: ORDER, subjectId: slug }),
  };
  const orders = bindOrders(orderDeps);
  const payables = () => [...bank.deps.payables(), orderPayable(orderDeps)];
  const payments: Bank = bank.bind({ payables });
  return {
    ...base,
    ...bank,
    site,
    orderDeps,
    orders,
    detailsOf: describing(orders),
    payments,
    payOrder({ slug }: { slug: string }, { payer, ...method }: OrderPay) {
      const thing = { kind: ORDER, subjectId: slug };
      return payments.pay({ thing, payer: { language: "en", site, ...payer }, method });
    },
    place: (changes: Parameters<typeof base.draft>[0]) =>
      inTransaction(db, (tx) => orders.placeOrder(tx, base.draft(changes))),
  };
}
