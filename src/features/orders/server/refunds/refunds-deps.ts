import type { Payments } from "#features/payments/server/payments.ts";
import type { OrdersDeps } from "../orders-deps.ts";

export type RefundsDeps = OrdersDeps & {
  refunds: Pick<
    Payments,
    "lockRefundable" | "readRefundable" | "prepareRefund" | "makeRefund" | "listRefunds"
  >;
};
