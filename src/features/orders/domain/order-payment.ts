import type { OrderDetails } from "../contract.ts";
import { isUnpaid } from "./order-status.ts";

/** A payment is pending, so nobody has to pay again. */
export const isBeingPaid = ({ status, payments }: Pick<OrderDetails, "status" | "payments">) =>
  isUnpaid(status) && payments.some((payment) => payment.status === "pending");
