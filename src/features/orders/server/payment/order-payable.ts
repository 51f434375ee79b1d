import { fail, succeed } from "#core/result.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { describePapers } from "#features/invoices/server/describe-papers.ts";
import type { AmountDue, Payable } from "#features/payments/server/payable.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import { isCancellable, isUnpaid, orderNumber } from "../../domain/order-status.ts";
import { postOrderMail } from "../emails/order-contents.ts";
import { orderRefundedEmail } from "../emails/order-emails.ts";
import { creditOrder } from "../endings/end-order.ts";
import {
  holdOrder,
  releaseOrder,
  restoreStockAndBalance,
  returnBalance,
} from "../holds/hold-order.ts";
import { lockOrder } from "../lock-order.ts";
import { orderLifecycle } from "../order-lifecycle.ts";
import { type Order, selectOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { isOrderRefund } from "../refunds/return-money.ts";
import { settleOrder } from "./settle-order.ts";

export const ORDER = "order";

/** Makes orders payable; payments identify an order by its slug. */
export function orderPayable(deps: OrdersDeps): Payable {
  return {
    kind: ORDER,
    nextPath: (slug) => `/my-orders/${slug}`,
    againPath: (slug) => `/pay?rel_type=${REL_TYPES.quote}&slug=${slug}`,
    orderSlug: (slug) => slug,
    beingPaid: "orders.errors.being_paid",
    statuses: { "orders.errors.being_paid": 409 },
    async describe(db, slug) {
      const { id } = await find(db, slug);
      const { invoice } = await describePapers(db, { kind: "order", id });
      return { number: orderNumber(id), invoice };
    },
    wallet: {
      relType: REL_TYPES.quote,
      async relation(tx, slug) {
        return relationOf(await find(tx, slug));
      },
      async lockDue(tx, { subjectId }) {
        const order = await lock(deps, tx, subjectId);
        return isUnpaid(order.status)
          ? succeed(relationOf(order))
          : fail("orders.errors.not_payable");
      },
    },
    async find(db, name) {
      const order = await selectOrder(db, typeof name === "number" ? { id: name } : { slug: name });
      return order && { subjectId: order.slug, ownerId: order.customerId };
    },
    async amountDue(db, { subjectId: slug }) {
      const order = await selectOrder(db, { slug });
      if (order?.status !== "awaiting_payment") return fail("orders.errors.not_payable");
      return succeed(dueOf(deps, order));
    },
    /** Holds goods and balance until the payment is final. */
    async hold(tx, slug, payerId) {
      const order = await lock(deps, tx, slug);
      if (order.status !== "awaiting_payment") return fail("orders.errors.not_payable");
      return holdOrder(deps, tx, order, payerId);
    },
    async settle(tx, { subjectId, feeCents, customerId: payerId }) {
      const order = await lock(deps, tx, subjectId);
      const { isAccepted } = await settleOrder(deps, tx, order, { feeCents, payerId });
      return isAccepted ? "accepted" : "unwanted";
    },
    /** Looks for open payments with the order locked: of two that end at once, the second sees the first. */
    async onUnpaid(tx, { subjectId }, hasOtherOpen) {
      const order = await lock(deps, tx, subjectId);
      if (!(await hasOtherOpen())) await releaseOrder(deps, tx, order);
    },
    /** A partial refund does not change an order's state; the refund of the rest ends the order. */
    async onRefunded(tx, { subjectId }, { key, isRest, amountCents }) {
      // `refundOrderByStaff` has already updated the order for refunds by staff.
      if (isOrderRefund(key)) return succeed(undefined);
      const order = await lock(deps, tx, subjectId);
      if (isRest) await refundOrder(deps, tx, order);
      await creditOrder(deps, tx, order, isRest ? undefined : amountCents);
      return succeed(undefined);
    },
  };
}

/** What is left to pay of an order that is not paid yet. */
export function dueOf({ findSite }: Pick<OrdersDeps, "findSite">, order: Order): AmountDue {
  const { id, siteId, dueCents, currency, rate, address, customerId } = order;
  const site = findSite(siteId);
  const description = `${site.name} ${orderNumber(id)}`;
  const due = { amountCents: dueCents, currency, rate, description };
  return { ...due, site, countryId: address?.countryId, ownerId: customerId };
}

const relationOf = ({ id, slug }: Order) => ({
  relType: REL_TYPES.quote,
  relId: id,
  quoteSlug: slug,
});

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

/**
 * Refunds everything: with the provider's part also the wallet's. Goods that nobody bought yet are for sale again;
 * others are somewhere on their way, and staff know where. The caller has locked the order.
 */
export async function refundOrder(deps: OrdersDeps, tx: Transaction, order: Order): Promise<void> {
  if (orderLifecycle.refuse(order, "refunded")) return;
  if (isCancellable(order.status)) await restoreStockAndBalance(deps, tx, order);
  else if (order.holds) await returnBalance(deps, tx, order);
  const changes = { actor: { kind: "payment" as const }, holds: false };
  const refunded = await orderLifecycle.move(deps, tx, order, "refunded", changes);
  // The buyer was already mailed that the money comes back, when the order ended.
  if (order.status === "cancelled" || order.status === "expired") return;
  await postOrderMail(deps, tx, refunded, {
    kind: "order-refunded",
    write: orderRefundedEmail(refunded),
  });
}
