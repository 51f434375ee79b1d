import type { Transaction } from "#database/connect.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import type { CarriedStatus } from "#features/shipping/domain/carried-status.ts";
import type { OrdersDeps } from "../orders-deps.ts";

export type RefundsDeps = OrdersDeps & {
  refunds: Pick<
    Payments,
    "lockRefundable" | "readRefundable" | "prepareRefund" | "makeRefund" | "listRefunds"
  >;
  /** How far all parcels of an order are, as their carriers reported so far. */
  carriedSoFar: (tx: Transaction, orderId: number) => Promise<CarriedStatus>;
};
