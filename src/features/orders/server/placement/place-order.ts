import type { Cents } from "#core/money.ts";
import { type Failure, fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { lockNamed } from "#database/transaction.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import type { StockShortage } from "#features/catalogue/domain/stock.ts";
import { explainTotal, totalBeforeWallet } from "../../domain/explain-total.ts";
import { orderTotals, type PricedOrder, subtotalOf } from "../../domain/order-totals.ts";
import type { Promotion } from "../../domain/promotion.ts";
import { postUnpaidMail } from "../emails/unpaid-mail.ts";
import { holdBalance, stockLines } from "../holds/hold-order.ts";
import type { OrderDraft } from "../order-draft.ts";
import { insertOrder, type Order, selectOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { settleHeld } from "../payment/settle-order.ts";
import { findPromotion } from "../promotions/find-promotion.ts";
import { insertUse } from "../promotions/promotions.repository.ts";

type OutOfStock = Failure<"orders.errors.out_of_stock"> & { shortages: StockShortage[] };
export type PlacedOrder = Result<Order> | OutOfStock;

/**
 * Runs in the caller's transaction: balance, promotion and stock are locked and checked before anything is written,
 * always in this order, so that a refusal changes nothing. An order with nothing left to pay is paid at once.
 */
export async function placeOrder(
  deps: OrdersDeps,
  tx: Transaction,
  draft: OrderDraft,
): Promise<PlacedOrder> {
  const { customerId, balanceCents } = draft;
  if (!draft.locked) {
    await lockNamed(tx, `order:${draft.key}`);
    const before = await selectOrder(tx, { draftKey: draft.key });
    if (before) return succeed(before);
    if (customerId !== null && !(await lockActiveCustomer(tx, customerId)))
      return fail("errors.not_found");
  }
  const spendable =
    draft.locked?.spendableCents ??
    (customerId === null ? 0 : (await deps.wallet.lockBalance(tx, customerId)).wallet);
  if (balanceCents > spendable) return fail("wallet.errors.not_enough");
  const promotion = await promotionOf(deps, tx, draft);
  if (promotion && !promotion.ok) return promotion;
  const priced = priceDraft(draft, promotion?.value);
  const total = explainTotal(priced, draft.rate);
  const { beforeFee: dueCents } = total;
  if (draft.seenDueCents !== undefined && draft.seenDueCents !== dueCents) {
    return fail("orders.errors.total_changed");
  }
  const shortages = await deps.stock.subtract(tx, stockLines(draft.lines), draft);
  if (shortages.length > 0) return { ...fail("orders.errors.out_of_stock"), shortages };

  const order = await writeOrder(deps, tx, draft, {
    priced,
    dueCents,
    wholeCents: totalBeforeWallet(total),
    promotion: promotion?.value,
  });
  if (order.dueCents === 0) {
    return succeed(await settleHeld(deps, tx, order, { feeCents: 0, lines: draft.lines }));
  }
  await postUnpaidMail(deps, tx, order, draft.lines);
  return succeed(order);
}

function promotionOf(deps: OrdersDeps, tx: Transaction, draft: OrderDraft) {
  if (draft.promotionCode === undefined) return undefined;
  return findPromotion(tx, {
    code: draft.promotionCode,
    siteId: draft.site.id,
    subtotalCents: subtotalOf(draft.lines),
    user: draft,
    now: deps.now(),
    lock: true,
  });
}

const priceDraft = (draft: OrderDraft, promotion: Promotion | undefined): PricedOrder => ({
  lines: draft.lines,
  shippingFeeCents: draft.shipping.feeCents,
  shippingDiscountCents: draft.shipping.discountCents,
  deliveryCents: draft.delivery.feeCents,
  promotion,
  balanceCents: draft.balanceCents,
});

type Worth = {
  priced: PricedOrder;
  dueCents: Cents;
  wholeCents: Cents;
  promotion: Promotion | undefined;
};

async function writeOrder(
  deps: OrdersDeps,
  tx: Transaction,
  draft: OrderDraft,
  { priced, dueCents, wholeCents, promotion }: Worth,
): Promise<Order> {
  const { customerId, email } = draft;
  const values = {
    id: draft.id,
    slug: draft.slug,
    kind: draft.kind,
    draftKey: draft.key,
    siteId: draft.site.id,
    customerId,
    visitorHash: draft.visitorHash ?? null,
    email,
    language: draft.language,
    address: draft.address,
    company: draft.company,
    utm: draft.utm ?? null,
    agreedToMarketing: draft.agreedToMarketing ?? false,
    currency: draft.currency,
    rate: draft.rate,
    shippingMethod: draft.shipping.method,
    shippingFeeCents: draft.shipping.feeCents,
    shippingDiscountCents: draft.shipping.discountCents,
    courier: draft.delivery.courier,
    pickupPoint: draft.delivery.pickupPoint,
    deliveryCents: draft.delivery.feeCents,
    transitDays: draft.transitDays ?? null,
    priceBasis: draft.priceBasis ?? { currencyRate: draft.rate },
    promotionId: promotion?.id ?? null,
    promotionAmount: promotion?.amount ?? null,
    promotionType: promotion?.type ?? null,
    balanceCents: orderTotals(priced).balance,
    dueCents,
    wholeCents,
    holds: true,
  };
  const actor =
    customerId === null
      ? { kind: "guest" as const }
      : { kind: "customer" as const, id: customerId };
  const order = await insertOrder(tx, values, { lines: draft.lines, actor });
  if (promotion) {
    await insertUse(tx, { promotionId: promotion.id, orderId: order.id, customerId, email });
  }
  const held = await holdBalance(deps, tx, order);
  // The balance was locked and checked before, so this cannot fail.
  if (!held.ok) throw new Error(`The balance of an order was not held: ${held.code}`);
  return order;
}
