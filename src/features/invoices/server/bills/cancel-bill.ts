import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { billLifecycle } from "./bill-lifecycle.ts";
import { lockBill } from "./bills.repository.ts";

/** For the feature that issued the bill and no longer wants it paid; sends no mail. Refused once it is paid. */
export async function cancelBill(
  tx: Transaction,
  slug: string,
): Promise<Result<null, "invoices.errors.step">> {
  const bill = await lockBill(tx, slug);
  if (!bill || bill.status === "paid" || bill.status === "credited") {
    return fail("invoices.errors.step");
  }
  if (bill.status !== "cancelled")
    await billLifecycle.move({}, tx, bill, "cancelled", { actor: { kind: "system" } });
  return succeed(null);
}
