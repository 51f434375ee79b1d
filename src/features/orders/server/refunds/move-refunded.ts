import type { Transaction } from "#database/connect.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { piecesToShip } from "../../domain/shipped-pieces.ts";
import { carryOrder } from "../move-order.ts";
import { orderLifecycle } from "../order-lifecycle.ts";
import type { Order } from "../orders.repository.ts";
import { readPieces } from "../shipments/read-pieces.ts";
import type { RefundsDeps } from "./refunds-deps.ts";

/**
 * A full refund ends the order. If some pieces left before and all waiting ones are refunded now, nobody could mark
 * the order as shipped any more: so it moves on here, as far as its parcels are.
 */
export async function moveRefunded(
  deps: RefundsDeps,
  tx: Transaction,
  order: Order,
  { actor, isWhole }: { actor: StaffActor; isWhole: boolean },
): Promise<Order> {
  const by =
    actor.id === null ? { kind: "system" as const } : { kind: "staff" as const, id: actor.id };
  if (isWhole) return orderLifecycle.move(deps, tx, order, "refunded", { actor: by, holds: false });
  if (orderLifecycle.refuse(order, "shipped")) return order;
  const pieces = await readPieces(tx, order.id);
  const hasLeft = pieces.some(({ shippedQuantity }) => shippedQuantity > 0);
  const isWaiting = pieces.some((line) => piecesToShip(line) > 0);
  if (!hasLeft || isWaiting) return order;
  const shipped = await orderLifecycle.move(deps, tx, order, "shipped", { actor: by });
  return carryOrder(deps, tx, shipped, await deps.carriedSoFar(tx, order.id));
}
