import type { RelatedSource } from "#office-ui/record/related-records.ts";
import { quoteRecord } from "../domain/quote-record.ts";
import { staffPriceCall } from "../staff-calls.ts";

/** The quote that an order was made of, which has the same number. */
export const relatedQuote: RelatedSource = {
  title: "office.related.quote",
  call: staffPriceCall,
  find: async ({ order: { id, isQuote } }) =>
    isQuote ? [{ number: quoteRecord.title(id), to: quoteRecord.to(id) }] : [],
};
