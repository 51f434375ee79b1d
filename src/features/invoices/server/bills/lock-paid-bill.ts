import type { Transaction } from "#database/connect.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";
import { type Bill, lockBill, selectBill } from "./bills.repository.ts";

/** Where money may go back: wallet first, then the bill, as payments do, so that nobody waits in a ring. */
export async function lockPaidBill(
  { wallet }: Pick<InvoicesDeps, "wallet">,
  tx: Transaction,
  slug: string,
): Promise<Bill | undefined> {
  const bill = await selectBill(tx, slug);
  if (!bill) return undefined;
  if (bill.customerId !== null) await wallet.lockBalance(tx, bill.customerId);
  return lockBill(tx, slug);
}
