import type { Transaction } from "#database/connect.ts";
import type { PaymentReport } from "#ports/payments.ts";
import { lockPayment, type Payment, updatePayment } from "../payments.repository.ts";
import type { MessageOutcome } from "../payments.tables.ts";
import type { PaymentsDeps } from "../payments-deps.ts";
import { movePayment } from "./move-payment.ts";

/** Money counts only if it is the money that was asked for: the same amount in the same currency. */
export async function applyReport(
  tx: Transaction,
  deps: PaymentsDeps,
  { id }: Pick<Payment, "id">,
  report: PaymentReport,
  cause: string,
): Promise<MessageOutcome> {
  const payment = await lockPayment(tx, id);
  const { reference, amountCents, currency } = payment;
  const isSame = report.amountCents === amountCents && report.currency === currency;
  if (!isSame && report.status === "succeeded") {
    deps.reportProblem("another amount was paid than was asked for", { reference, report, cause });
    return "amount_differs";
  }
  if (payment.providerId === null) {
    payment.providerId = report.providerId;
    await updatePayment(tx, id, { providerId: report.providerId });
  }
  const said = {
    ...report,
    status: report.status === "open" ? ("created" as const) : report.status,
  };
  return (await movePayment(tx, deps, payment, said, cause)) ? "applied" : "unchanged";
}
