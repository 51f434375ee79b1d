import { keysOf } from "#core/record.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { isEnded } from "#features/orders/domain/order-status.ts";
import type { ReadOrder } from "#features/orders/server/read-order.ts";
import { CHECKOUT_TRANSITIONS, type CheckoutStatus, statusAt } from "../domain/checkout-status.ts";
import type { CheckoutDeps, CheckoutVisitor } from "./checkout-deps.ts";
import {
  type Checkout,
  endCheckout,
  selectCheckout,
  touchCheckout,
} from "./checkouts.repository.ts";

export type OpenProblem = "errors.not_found" | "checkout.errors.over";
export type OpenedCheckout = {
  checkout: Checkout;
  status: CheckoutStatus;
  order: ReadOrder | undefined;
};
type Deps = Pick<CheckoutDeps, "db" | "orders" | "now">;

/**
 * The visitor's own checkout, as it is now. One whose order is paid, or whose money is on its way, is
 * placed, whatever became of it before (product notes §4); else one that was left or forgotten is over.
 */
export async function openCheckout(
  deps: Deps,
  visitor: CheckoutVisitor,
  slug: string,
): Promise<Result<OpenedCheckout, OpenProblem>> {
  const found = await selectCheckout(deps.db, visitor, slug);
  if (!found) return fail("errors.not_found");
  const order = found.orderId === null ? undefined : await deps.orders.readOrder(found.orderId);
  const isPlaced = order?.isPaid || order?.underWay !== undefined;
  const status = isPlaced ? "placed" : statusAt(found, deps.now());
  if (status === "placed") {
    // Money on its way may still not come: that is not written down.
    if (found.status !== "placed" && order?.isPaid) await markPlaced(deps, found.id);
    return succeed({ checkout: found, status, order });
  }
  if (status !== "open" || (order && isEnded(order.order.status)))
    return fail("checkout.errors.over");
  const checkout = await keepOpen(deps, visitor, found);
  return checkout ? succeed({ checkout, status, order }) : fail("errors.not_found");
}

const BEFORE_PLACED = keysOf(CHECKOUT_TRANSITIONS).filter((status) =>
  CHECKOUT_TRANSITIONS[status].includes("placed"),
);

export function markPlaced({ db }: Pick<Deps, "db">, id: number): Promise<void> {
  return endCheckout(db, id, { to: "placed", from: BEFORE_PLACED });
}

/** Whoever logged in meanwhile takes it along, and leaves nothing of it in the browser. */
function keepOpen({ db }: Deps, { customer }: CheckoutVisitor, checkout: Checkout) {
  if (!customer || checkout.customerId !== null) return touchCheckout(db, checkout.id);
  return inTransaction(db, async (tx) => {
    if (!(await lockActiveCustomer(tx, customer.id))) return undefined;
    return touchCheckout(tx, checkout.id, { customerId: customer.id, tokenHash: null });
  });
}
