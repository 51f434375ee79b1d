import { sql } from "drizzle-orm";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { integerList } from "#database/integer-list.ts";
import { placeholder, textStatement } from "#database/statement.ts";
import { addUp, type StockLine, type StockShortage } from "#features/catalogue/domain/stock.ts";
import { recordSales } from "#features/catalogue/server/events/record-sales.ts";
import { lockStockLines, restoreStock } from "#features/catalogue/server/stock/stock.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import type { OrderLine } from "../../domain/order.ts";
import { type Order, selectLines, updateOrder } from "../orders.repository.ts";
import type { OrdersDeps, StockBuyer } from "../orders-deps.ts";
import { selectRefundedPieces, sumToBalance } from "../refunds/order-refunds.repository.ts";

type Held = Pick<Order, "id" | "slug" | "customerId" | "balanceCents" | "holdAttempt">;
type Deps = Pick<OrdersDeps, "wallet">;

/** Each new hold of an order is a separate entry in the wallet's ledger. */
const holdKey = ({ id, holdAttempt }: Held) => `order:${id}:hold:${holdAttempt}`;
export const captureKey = (order: Held) => `${holdKey(order)}:capture`;

const usesWallet = (order: Held): order is Held & { customerId: number } =>
  order.customerId !== null && order.balanceCents > 0;

export async function holdBalance({ wallet }: Deps, tx: Transaction, order: Held) {
  if (!usesWallet(order)) return succeed(null);
  const { id, slug, customerId, balanceCents } = order;
  return wallet.hold(tx, {
    customerId,
    amountCents: balanceCents,
    key: holdKey(order),
    relation: { relType: REL_TYPES.quote, relId: id, quoteSlug: slug },
  });
}

export async function captureBalance({ wallet }: Deps, tx: Transaction, order: Held) {
  if (!usesWallet(order)) return;
  const { customerId } = order;
  const move = { customerId, key: captureKey(order), of: holdKey(order) };
  const captured = await wallet.capture(tx, move);
  if (!captured.ok) throw new Error(`What an order held was not captured: ${captured.code}`);
}

/** Returns to the wallet what is held, or what was paid. */
export async function returnBalance(
  { wallet }: Deps,
  tx: Transaction,
  order: Held & { paidAt: Date | null },
) {
  if (!usesWallet(order)) return;
  if ((await sumToBalance(tx, order.id)) >= order.balanceCents) return;
  const { customerId } = order;
  const key = `${holdKey(order)}:back`;
  const back = order.paidAt
    ? await wallet.refund(tx, { customerId, key, of: captureKey(order) })
    : await wallet.release(tx, { customerId, key, of: holdKey(order) });
  if (!back.ok) throw new Error(`What an order held did not come back: ${back.code}`);
}

type HoldProblem = "orders.errors.out_of_stock" | "wallet.errors.not_enough";

/**
 * Product notes §4: an unpaid order may hold nothing, and "pay now" must hold again first. The order is locked. A
 * guest may have logged in since: the cart then belongs to `payerId`, and its holds must not block the payment.
 */
export async function holdOrder(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
  payerId: number | null = null,
): Promise<Result<Order, HoldProblem>> {
  if (order.holds) return holdLonger(deps, tx, order);
  const { customerId, balanceCents } = order;
  const spendable =
    customerId === null ? 0 : (await deps.wallet.lockBalance(tx, customerId)).wallet;
  if (balanceCents > spendable) return fail("wallet.errors.not_enough");
  const lines = stockLines(await selectLines(tx, [order.id]));
  const buyer = { customerId: customerId ?? payerId, visitorHash: order.visitorHash };
  const shortages = await deps.stock.subtract(tx, lines, buyer);
  if (shortages.length > 0) return fail("orders.errors.out_of_stock");
  const changes = { holds: true, holdAttempt: order.holdAttempt + 1, heldAt: deps.now() };
  await updateOrder(tx, order.id, changes);
  const held = { ...order, ...changes };
  const balance = await holdBalance(deps, tx, held);
  if (!balance.ok) throw new Error(`The balance of an order was not held: ${balance.code}`);
  return succeed(held);
}

/** A new attempt has its own hour. */
async function holdLonger(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
): Promise<Result<Order, HoldProblem>> {
  const heldAt = deps.now();
  await updateOrder(tx, order.id, { heldAt });
  return succeed({ ...order, heldAt });
}

/** Releases the stock and balance of an order that nobody is paying for now. */
export async function releaseOrder(deps: OrdersDeps, tx: Transaction, order: Order): Promise<void> {
  if (!order.holds || order.status !== "awaiting_payment") return;
  await restoreStockAndBalance(deps, tx, order);
  await updateOrder(tx, order.id, { holds: false });
}

/** Returns the stock and balance of an order that was paid or is being paid. The caller has locked the order. */
export async function restoreStockAndBalance(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
): Promise<void> {
  if (!order.holds) return;
  await returnBalance(deps, tx, order);
  await restoreLeftStock(deps, tx, order);
}

export async function restoreLeftStock(
  { stock }: Pick<OrdersDeps, "stock">,
  tx: Transaction,
  { id }: Pick<Order, "id">,
): Promise<void> {
  await stock.restore(tx, stockLines(await selectLeft(tx, id)));
}

/** Leaves out pieces that were refunded before: that refund already decided whether they were restocked. */
async function selectLeft(tx: Transaction, orderId: number) {
  const refunded = await selectRefundedPieces(tx, orderId);
  return (await selectLines(tx, [orderId])).flatMap(({ variantId, position, quantity }) => {
    const left = quantity - (refunded.get(position)?.quantity ?? 0);
    return left > 0 ? [{ variantId, quantity: left }] : [];
  });
}

/** Only lines of our stock: a quote's goods are bought elsewhere, and some of our variants are deleted. */
export function stockLines(
  lines: readonly Pick<OrderLine, "variantId" | "quantity">[],
): StockLine[] {
  return lines.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variantId, quantity }],
  );
}

const subtractAll = textStatement<{ variant_id: number; available: number }>(sql`
  select variant_id, available from take_stock(${placeholder("ids")}, ${placeholder("quantities")},
    ${placeholder("customerId")}, ${placeholder("visitorHash")}, ${placeholder("cartId")})`);

/**
 * Takes all lines or none, and returns what is short. One statement (migration 0054) locks, checks and takes, so
 * that nothing is sold twice.
 */
async function subtractStock(
  tx: Transaction,
  lines: readonly StockLine[],
  { customerId, visitorHash, cartId }: StockBuyer,
): Promise<StockShortage[]> {
  const wanted = addUp(lines);
  if (wanted.length === 0) return [];
  const ids = integerList(wanted.map(({ variantId }) => variantId));
  const quantities = integerList(wanted.map(({ quantity }) => quantity));
  const rows = await subtractAll(tx, { ids, quantities, customerId, visitorHash, cartId });
  return rows.map(({ variant_id: variantId, available }) => {
    const requested = wanted.find((one) => one.variantId === variantId)?.quantity ?? 0;
    return { variantId, requested, available };
  });
}

/** The shop's own stock; carts hold some of it. */
export const orderStock: OrdersDeps["stock"] = {
  subtract: subtractStock,
  lock: lockStockLines,
  restore: restoreStock,
  recordSales,
};
