import type { Result } from "#core/result.ts";
import type { PayAnswer, PaymentWish, PayProblem } from "../payment-wish.ts";
import type { PaymentsDeps } from "../payments-deps.ts";
import { startPayment } from "../starting/start-payment.ts";
import { TOP_UP } from "./top-up-payable.ts";

type TopUp = Omit<PaymentWish, "kind" | "subjectId" | "customer"> & {
  customer: { id: number; email: string };
};

export function startTopUp(
  deps: PaymentsDeps,
  wish: TopUp,
): Promise<Result<PayAnswer, PayProblem>> {
  return startPayment(deps, { ...wish, kind: TOP_UP, subjectId: String(wish.customer.id) });
}
