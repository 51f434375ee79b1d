import { inTransaction } from "#database/transaction.ts";
import type { CartOwner } from "#features/cart/server/cart-deps.ts";
import { lockForRefill, refillCart } from "#features/cart/server/refill-cart.ts";
import type { ShowOrderDeps } from "../get-my-order.ts";
import { lockOrder } from "../lock-order.ts";
import { type Order, selectLines, selectOrder, updateOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { releaseOrder, stockLines } from "./hold-order.ts";

const mayReturn = ({ kind, status, returnedAt }: Order): boolean =>
  kind === "shop" && status === "awaiting_payment" && returnedAt === null;

/**
 * Buyers who come back without paying find their cart as it was; the order waits and holds nothing. Only once per
 * order, so that goods they remove from the cart stay out. The cart is locked before the order.
 */
export async function returnToCart(
  deps: OrdersDeps & Pick<ShowOrderDeps, "listPayments">,
  orderId: number,
  /** The customer who came back: a guest may have logged in meanwhile, so that the cart became the customer's. */
  backAs?: number | undefined,
): Promise<boolean> {
  const asked = await selectOrder(deps.db, { id: orderId });
  if (!asked || !mayReturn(asked)) return false;
  const payments = await deps.listPayments(asked);
  if (payments.some(({ status }) => status === "pending")) return false;
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(deps, tx, orderId);
    if (order) await releaseOrder(deps, tx, order);
  });
  return inTransaction(deps.db, async (tx) => {
    const cartId = await lockForRefill(tx, ownerOf(asked, backAs));
    const order = await lockOrder(deps, tx, orderId);
    if (cartId === undefined || !order || !mayReturn(order)) return false;
    await refillCart(tx, cartId, stockLines(await selectLines(tx, [orderId])));
    await updateOrder(tx, orderId, { returnedAt: deps.now() });
    return true;
  });
}

function ownerOf({ siteId, customerId: buyer, visitorHash }: Order, backAs?: number): CartOwner {
  const customerId = buyer ?? backAs;
  return customerId === undefined
    ? { kind: "guest", siteId, tokenHash: visitorHash ?? undefined }
    : { kind: "customer", siteId, customerId };
}
