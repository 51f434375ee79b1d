import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";
import { billLifecycle } from "./bill-lifecycle.ts";
import { type Bill, lockBill, selectBill } from "./bills.repository.ts";

type DeclineProblem =
  | "errors.not_found"
  | "invoices.errors.not_payable"
  | "invoices.errors.being_paid";

/** The customer says that they will not pay; staff see it. A person who only has the link cannot decline. */
export async function declineBill(
  deps: InvoicesDeps,
  { slug, customerId }: { slug: string; customerId: number },
): Promise<Result<Bill, DeclineProblem>> {
  const asked = await selectBill(deps.db, slug);
  if (asked?.customerId !== customerId) return fail("errors.not_found");
  if (await deps.findUnderWay(slug)) return fail("invoices.errors.being_paid");
  return inTransaction<Result<Bill, DeclineProblem>>(deps.db, async (tx) => {
    const bill = await lockBill(tx, slug);
    if (!bill) return fail("errors.not_found");
    if (bill.status === "declined") return succeed(bill);
    if (bill.status !== "open") return fail("invoices.errors.not_payable");
    return succeed(
      await billLifecycle.move({}, tx, bill, "declined", {
        actor: { kind: "customer", id: customerId },
      }),
    );
  });
}
