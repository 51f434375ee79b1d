import { formatDate } from "#core/dates.ts";
import { type Cents, sum } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import { removeFromCarts } from "#features/cart/server/refill-cart.ts";
import type { Invoice } from "#features/invoices/server/invoices.ts";
import { issueDocument } from "#features/invoices/server/issue-document.ts";
import { countryCode, countryTitle } from "#features/sites/domain/site.ts";
import { explainTotal } from "../../domain/explain-total.ts";
import { invoiceLines } from "../../domain/invoice.ts";
import type { OrderLine } from "../../domain/order.ts";
import { orderNumber } from "../../domain/order-status.ts";
import { postOrderMail } from "../emails/order-contents.ts";
import { orderPaidEmail } from "../emails/order-emails.ts";
import { withdrawUnpaidMail } from "../emails/unpaid-mail.ts";
import { endOrder } from "../endings/end-order.ts";
import { captureBalance, holdOrder, stockLines } from "../holds/hold-order.ts";
import { orderLifecycle } from "../order-lifecycle.ts";
import { type Order, selectLines } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { pricedOrder } from "../placement/priced-order.ts";
import { lockPromotions } from "../promotions/promotions.repository.ts";

/** `isAccepted` is false if the money came twice or too late: the order has ended or its goods are gone. */
type Settled = { order: Order; isAccepted: boolean };

/** Settles an order whose money arrived. The caller has locked the order and refunds what is not accepted. */
export async function settleOrder(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
  { feeCents, payerId }: { feeCents: Cents; payerId?: number | null },
): Promise<Settled> {
  if (order.status !== "awaiting_payment") return { order, isAccepted: false };
  // Holding again may fail, and ending the order then returns its promotion: promotions are always locked before
  // stock.
  if (!order.holds) await lockPromotions(tx, [order.promotionId]);
  const held = await holdOrder(deps, tx, order, payerId);
  if (!held.ok) {
    // Its mail says that the money will be refunded.
    const ended = await endOrder(deps, tx, { ...order, paidAt: deps.now() }, "cancelled", {
      kind: "system",
    });
    return { order: ended, isAccepted: false };
  }
  await withdrawUnpaidMail(deps, tx, order);
  const lines = await selectLines(tx, [order.id]);
  const paid = await settleHeld(deps, tx, held.value, { feeCents, lines, payerId });
  return { order: paid, isAccepted: true };
}

type Settlement = { feeCents: Cents; lines: readonly OrderLine[]; payerId?: number | null };

/** Like `settleOrder`, for an order whose goods and balance are held now. */
export async function settleHeld(
  deps: OrdersDeps,
  tx: Transaction,
  held: Order,
  { feeCents, lines, payerId }: Settlement,
): Promise<Order> {
  await captureBalance(deps, tx, held);
  const changes = { actor: { kind: "payment" as const }, paidAt: deps.now(), feeCents };
  const paid = await orderLifecycle.move(deps, tx, held, "paid", changes);
  await deps.stock.recordSales(tx, salesOf(lines));
  if (held.returnedAt) {
    const buyer = {
      siteId: held.siteId,
      customerId: held.customerId ?? payerId ?? null,
      visitorHash: held.visitorHash,
    };
    await removeFromCarts(tx, buyer, stockLines(lines));
  }
  const invoice = await issueInvoice(deps, tx, paid, lines);
  const write = orderPaidEmail(paid, invoice.content.number);
  await postOrderMail(deps, tx, paid, { kind: "order-paid", lines, write });
  return paid;
}

function salesOf(lines: readonly OrderLine[]) {
  return lines.flatMap(({ productId, priceCents, quantity }) =>
    productId === null ? [] : [{ productId, cents: priceCents * quantity }],
  );
}

/** Product notes §5: every paid order gets an invoice. */
async function issueInvoice(
  { findSite, now }: Pick<OrdersDeps, "findSite" | "now">,
  tx: Transaction,
  order: Order,
  orderLines: readonly OrderLine[],
): Promise<Invoice> {
  const site = findSite(order.siteId);
  const countryId = order.address?.countryId ?? site.defaultCountryId;
  const issuedAt = order.paidAt ?? now();
  const total = explainTotal(pricedOrder(order, orderLines), order.rate);
  const { language, currency, address, company, customerId, visitorHash } = order;
  const buyer = { address, country: countryTitle(site, countryId, language), company };
  const sold = { orderLines, total, countryIso: countryCode(site, countryId) };
  const lines = invoiceLines({ ...sold, day: formatDate(issuedAt, site.timeZone) });
  const asked = sum(lines.map(({ grossCents }) => grossCents));
  return issueDocument(tx, {
    site,
    subject: { kind: "order", id: order.id },
    customerId,
    visitorHash,
    issuedAt,
    lines,
    head: { orderNumber: orderNumber(order.id), language, currency, buyer },
    fromBalanceCents: asked - total.final,
  });
}
