import type { QuoteSummary } from "../contract.ts";
import { QUOTES_PAGE_SIZE } from "../domain/quote-status.ts";
import { selectQuoteLines, selectQuotesOf } from "./quotes.repository.ts";
import type { QuotesDeps } from "./quotes-deps.ts";
import { summariseQuote } from "./view-quote.ts";

export type QuotesQuery = {
  customerId: number;
  /** Nothing: those of all sites. */
  siteId: number | undefined;
  page?: number | undefined;
};

/** The newest first, 20 a page. */
export async function listQuotes(
  deps: QuotesDeps,
  { customerId, siteId, page = 1 }: QuotesQuery,
): Promise<{ items: QuoteSummary[]; total: number }> {
  const { rows, total } = await selectQuotesOf(deps.db, customerId, {
    siteId,
    limit: QUOTES_PAGE_SIZE,
    offset: (page - 1) * QUOTES_PAGE_SIZE,
  });
  const lines = await selectQuoteLines(
    deps.db,
    rows.map(({ id }) => id),
  );
  const ordered = rows.filter(({ status }) => status === "awaiting_payment");
  const statuses = await deps.orders.statusesOf(ordered.map(({ id }) => id));
  const items = await Promise.all(
    rows.map((quote) =>
      summariseQuote(deps, quote, lines.get(quote.id) ?? [], statuses.get(quote.id)),
    ),
  );
  return { items, total };
}
