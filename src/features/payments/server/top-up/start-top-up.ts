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
  input: TopUp,
): Promise<Result<PayResult, PayProblem>> {
  return startPayment(deps, { ...input, kind: TOP_UP, subjectId: String(input.customer.id) });
}
