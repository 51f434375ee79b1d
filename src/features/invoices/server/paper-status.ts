import type { Cents } from "#core/money.ts";
import type { BillStatus } from "../domain/bill.ts";
import type { Invoice } from "./invoices.repository.ts";

type Known = {
  invoice: Pick<Invoice, "totalCents">;
  /** Where it is paid by itself. */
  bill: { status: BillStatus } | null | undefined;
  /** What credit notes took back of it, below zero. */
  creditedCents: Cents;
};

/** What an order or a parcel was invoiced for was paid before; where nothing is left, it was given back. */
export function paperStatus({ invoice: { totalCents }, bill, creditedCents }: Known): BillStatus {
  if (bill) return bill.status;
  return totalCents > 0 && totalCents + creditedCents <= 0 ? "credited" : "paid";
}
