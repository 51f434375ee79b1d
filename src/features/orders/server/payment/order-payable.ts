import { succeed } from "#core/result.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { describePapers } from "#features/invoices/server/describe-papers.ts";
import type { Payable } from "#features/payments/server/payable.ts";
import { REL_TYPES } from "#features/wallet/domain/balance-entry.ts";
import { orderNumber } from "../../domain/order-status.ts";
import { releaseOrder } from "../holds/hold-order.ts";
import { lockOrder } from "../lock-order.ts";
import { type Order, selectOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { creditOrder } from "./credit-order.ts";
import { refundOrder } from "./refund-order.ts";
import { settleOrder } from "./settle-order.ts";

export const ORDER = "order";

/** An order as something to pay for; payments know it by its slug. */
export function orderPayable(deps: OrdersDeps): Payable {
  return {
    kind: ORDER,
    nextPath: (slug) => `/my-orders/${slug}`,
    againPath: (slug) => `/pay?rel_type=${REL_TYPES.quote}&slug=${slug}`,
    orderSlug: (slug) => slug,
    async describe(db, slug) {
      const { id } = await find(db, slug);
      const { invoice } = await describePapers(db, { kind: "order", id });
      return { number: orderNumber(id), invoice };
    },
    async walletRelation(tx, slug) {
      const { id } = await find(tx, slug);
      return { relType: REL_TYPES.quote, relId: id, quoteSlug: slug };
    },
    async onPaid(tx, { subjectId, feeCents, customerId: payerId }) {
      const order = await lock(deps, tx, subjectId);
      const { isTaken } = await settleOrder(deps, tx, order, { feeCents, payerId });
      return isTaken ? "taken" : "unwanted";
    },
    /** Asked with the order locked: of two that end at once the second one sees it. */
    async onUnpaid(tx, { subjectId }, hasOtherOpen) {
      const order = await lock(deps, tx, subjectId);
      if (!(await hasOtherOpen())) await releaseOrder(deps, tx, order);
    },
    /** A part of the money changes nothing about an order; with the last of it, it is over. */
    async onRefunded(tx, { subjectId }, { isRest, amountCents }) {
      const order = await lock(deps, tx, subjectId);
      if (isRest) await refundOrder(deps, tx, order);
      await creditOrder(deps, tx, order, isRest ? undefined : amountCents);
      return succeed(undefined);
    },
  };
}

async function find(tx: Queryable, slug: string): Promise<Order> {
  const order = await selectOrder(tx, { slug });
  if (!order) throw new Error(`There is no order ${slug} to pay for`);
  return order;
}

async function lock(deps: OrdersDeps, tx: Transaction, slug: string): Promise<Order> {
  const { id } = await find(tx, slug);
  const order = await lockOrder(deps, tx, id);
  if (!order) throw new Error(`Order ${id} is gone`);
  return order;
}
