import type { Queryable } from "#database/connect.ts";
import { isPaid, type PaymentStatus } from "../../domain/payment-status.ts";
import type { Payment } from "../payments.repository.ts";
import { sumRefunds } from "../refunds/refunds.repository.ts";

/** What a payer may rely on: money that all goes back has paid for nothing, also while it is on its way. */
export async function effectiveStatus(
  db: Queryable,
  { id, status, amountCents }: Pick<Payment, "id" | "status" | "amountCents">,
): Promise<PaymentStatus> {
  if (!isPaid(status) || status === "refunded") return status;
  return (await sumRefunds(db, id)) < amountCents ? status : "refunded";
}
