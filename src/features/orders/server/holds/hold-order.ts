import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { type Order, selectLines, updateOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { holdBalance } from "./hold-balance.ts";
import { restoreStockAndBalance } from "./restore-stock-and-balance.ts";
import { stockLines } from "./stock-lines.ts";

export type HoldProblem = "orders.errors.out_of_stock" | "wallet.errors.not_enough";

/**
 * Product notes §4: an unpaid order holds nothing, and "pay now" must hold again first. The order is locked.
 * A guest may have logged in since: then their cart is the payer's, and does not stand in their way.
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
  const shortages = await deps.stock.take(tx, lines, buyer);
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

/** Nobody is paying for it just now. */
export async function releaseOrder(deps: OrdersDeps, tx: Transaction, order: Order): Promise<void> {
  if (!order.holds || order.status !== "awaiting_payment") return;
  await restoreStockAndBalance(deps, tx, order);
  await updateOrder(tx, order.id, { holds: false });
}
