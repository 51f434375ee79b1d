import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { isEnded } from "#features/orders/domain/order-status.ts";
import type { ReadOrder } from "#features/orders/server/read-order.ts";
import { type CheckoutStatus, statusAt } from "../domain/checkout-status.ts";
import type { CheckoutDeps, CheckoutVisitor } from "./checkout-deps.ts";
import {
  type Checkout,
  type CheckoutChanges,
  moveCheckout,
  type ReadCheckout,
  selectCheckout,
  touchCheckout,
} from "./checkouts.repository.ts";

type OpenProblem = "errors.not_found" | "checkout.errors.over";
export type OpenedCheckout = ReadCheckout & {
  status: CheckoutStatus;
  order: ReadOrder | undefined;
};
type Deps = Pick<CheckoutDeps, "db" | "orders" | "now">;

/** The visitor's own checkout as it is now; its hour starts again. */
export async function openCheckout(
  deps: Deps,
  visitor: CheckoutVisitor,
  slug: string,
): Promise<Result<OpenedCheckout, OpenProblem>> {
  const found = await findOpen(deps, visitor, slug);
  return found.ok ? keepOpen(deps, visitor, found.value) : found;
}

/** Like `openCheckout`, for callers that change the checkout and save both at once (`keepOpen`). */
export async function findOpen(
  deps: Deps,
  visitor: CheckoutVisitor,
  slug: string,
): Promise<Result<OpenedCheckout, OpenProblem>> {
  const found = await selectCheckout(deps.db, visitor, slug);
  return found ? judgeCheckout(deps, found) : fail("errors.not_found");
}

/**
 * A checkout is placed if its order is paid or being paid, whatever happened before (product notes §4); otherwise a
 * checkout that was left or expired is over.
 */
export async function judgeCheckout(
  deps: Deps,
  read: ReadCheckout,
): Promise<Result<OpenedCheckout, "checkout.errors.over">> {
  const { checkout } = read;
  const { orderId } = checkout;
  const order = orderId === null ? undefined : await deps.orders.readOrder(orderId);
  const isPlaced = order?.isPaid || order?.underWay !== undefined;
  const status = isPlaced ? "placed" : statusAt(checkout, deps.now());
  // A pending payment may still fail, so only a paid order is stored as placed.
  if (checkout.status !== "placed" && order?.isPaid)
    await moveCheckout(deps.db, checkout.id, "placed");
  const isOver =
    status !== "placed" && (status !== "open" || (order && isEnded(order.order.status)));
  return isOver ? fail("checkout.errors.over") : succeed({ ...read, status, order });
}

/** Whether the guest who started the checkout has logged in since. */
export const hasLoggedInSince = (
  { customer }: CheckoutVisitor,
  { customerId }: Checkout,
): boolean => customer !== undefined && customerId === null;

/**
 * Marks a checkout as used and saves its changes; a placed one stays as it is. A visitor who logged in meanwhile
 * becomes its owner, and the browser keeps nothing of it.
 */
export async function keepOpen(
  { db }: Pick<Deps, "db">,
  visitor: CheckoutVisitor,
  opened: OpenedCheckout,
  changes: CheckoutChanges = {},
): Promise<Result<OpenedCheckout, "errors.not_found">> {
  const { checkout: before, status } = opened;
  if (status === "placed") return succeed(opened);
  const { customer } = visitor;
  const checkout =
    customer && hasLoggedInSince(visitor, before)
      ? await inTransaction(db, async (tx) => {
          if (!(await lockActiveCustomer(tx, customer.id))) return undefined;
          const taken = { customerId: customer.id, tokenHash: null };
          return touchCheckout(tx, before.id, { ...changes, ...taken });
        })
      : await touchCheckout(db, before.id, changes);
  return checkout ? succeed({ ...opened, checkout }) : fail("errors.not_found");
}
