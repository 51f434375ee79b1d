import { DAY_MS } from "#core/durations.ts";
import { fail, type Result } from "#core/result.ts";
import { isOpen } from "../domain/payment-status.ts";
import type { PayAnswer, PaymentWish, PayProblem } from "./payment-wish.ts";
import { selectPaymentsFor } from "./payments.repository.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { startPayment } from "./start-payment.ts";
import { TOP_UP } from "./top-up-payable.ts";

/** Each open one is asked about for a week: whoever leaves so many unfinished in a day does not pay. */
const MOST_OPEN = 30;

type TopUp = Omit<PaymentWish, "kind" | "subjectId" | "customer"> & {
  customer: { id: number; email: string };
};

export async function startTopUp(
  deps: PaymentsDeps,
  wish: TopUp,
): Promise<Result<PayAnswer, PayProblem | "payments.errors.too_many_open">> {
  const subject = { kind: TOP_UP, subjectId: String(wish.customer.id) };
  const since = Date.now() - DAY_MS;
  const open = (await selectPaymentsFor(deps.db, subject)).filter(
    ({ status, createdAt }) => isOpen(status) && createdAt.getTime() > since,
  );
  if (open.length >= MOST_OPEN) return fail("payments.errors.too_many_open");
  return startPayment(deps, { ...wish, ...subject });
}
