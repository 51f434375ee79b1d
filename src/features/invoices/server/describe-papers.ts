import type { Queryable } from "#database/connect.ts";
import {
  type Invoice,
  type Subject,
  selectCredits,
  selectInvoiceOf,
} from "./invoices.repository.ts";

export type Paper = { id: string; number: string };

const paper = ({ slug, content }: Invoice): Paper => ({ id: slug, number: content.number });

/** The invoice of an order or a parcel and its credit notes, for its page. */
export async function describePapers(
  db: Queryable,
  subject: Subject,
): Promise<{ invoice: Paper | null; credit_notes: Paper[] }> {
  const invoice = await selectInvoiceOf(db, subject);
  if (!invoice) return { invoice: null, credit_notes: [] };
  const credits = await selectCredits(db, invoice.id);
  return { invoice: paper(invoice), credit_notes: credits.map(paper) };
}
