import type { Queryable } from "#database/connect.ts";
import { shippedPieces } from "../../domain/shipped-pieces.ts";
import { selectLines, selectShipments } from "../orders.repository.ts";
import { selectRefundedPieces } from "../refunds/order-refunds.repository.ts";

type Shipments = Awaited<ReturnType<typeof selectShipments>>;

/** For each line, how many pieces were shipped, how many were refunded, and how many were both. */
export async function readPieces(db: Queryable, orderId: number, known?: Shipments) {
  const shipments = known ?? (await selectShipments(db, orderId));
  const lines = await selectLines(db, [orderId]);
  const shipped = shippedPieces(lines, shipments);
  const refunded = await selectRefundedPieces(db, orderId);
  return lines.map(({ position, quantity }) => ({
    position,
    quantity,
    shippedQuantity: shipped.get(position) ?? 0,
    refundedQuantity: refunded.get(position)?.quantity ?? 0,
    refundedSentQuantity: refunded.get(position)?.sentQuantity ?? 0,
  }));
}
