import type { Result } from "#core/result.ts";
import type { PaymentInput, PayProblem, PayResult } from "../payment-input.ts";
import type { PaymentsDeps } from "../payments-deps.ts";
import { startPayment } from "../start-payment.ts";
import { TOP_UP } from "./top-up-payable.ts";

type TopUp = Omit<PaymentInput, "kind" | "subjectId" | "customer"> & {
  customer: { id: number; email: string };
};

export function startTopUp(
  deps: PaymentsDeps,
  wish: TopUp,
): Promise<Result<PayResult, PayProblem>> {
  return startPayment(deps, { ...wish, kind: TOP_UP, subjectId: String(wish.customer.id) });
}
