import type { Cents } from "#core/money.ts";
import type { Result } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import type { CarriedStatus } from "#features/shipping/domain/carried-status.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { OrdersDeps } from "../orders-deps.ts";

/** A refund that puts an accepted claim right. */
type ClaimRefund = {
  claimId: number;
  orderId: number;
  amountCents: Cents;
  actor: StaffActor;
};

export type RefundsDeps = OrdersDeps & {
  refunds: Pick<
    Payments,
    "lockRefundable" | "readRefundable" | "prepareRefund" | "makeRefund" | "listRefunds"
  >;
  /** How far all parcels of an order are, as their carriers reported so far. */
  carriedSoFar: (tx: Transaction, orderId: number) => Promise<CarriedStatus>;
  /** Ends the task of the claim, in the refund's transaction. */
  settleClaim: (
    tx: Transaction,
    refund: ClaimRefund,
  ) => Promise<Result<undefined, "errors.not_found" | "office.claims.errors.remedy_gone">>;
};
