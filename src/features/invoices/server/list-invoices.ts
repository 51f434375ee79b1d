import type { Database } from "#database/connect.ts";
import type { ListedPaper } from "../contract.ts";
import { INVOICES_PAGE_SIZE } from "../domain/invoice-path.ts";
import { summarisePaper } from "./invoice-response.ts";
import { selectInvoicesOf } from "./invoices.repository.ts";
import { paperStatus } from "./read-paper.ts";

/** All documents written to a customer, the newest first: for orders, for parcels, and standalone ones. */
export async function listInvoices(
  { db }: { db: Database },
  { customerId, page }: { customerId: number; page: number },
): Promise<{ items: ListedPaper[]; total: number }> {
  const part = { limit: INVOICES_PAGE_SIZE, offset: (page - 1) * INVOICES_PAGE_SIZE };
  const { rows, total } = await selectInvoicesOf(db, customerId, part);
  return { items: rows.map((row) => summarisePaper(row.invoice, paperStatus(row))), total };
}
