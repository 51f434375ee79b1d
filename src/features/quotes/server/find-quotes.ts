import type { CarriedSubject } from "#features/shipping/server/register-shipment.ts";
import type { QuoteSummary } from "../contract.ts";
import { QUOTES_PAGE_SIZE, quoteNumber } from "../domain/quote-status.ts";
import { expireQuote, isOver } from "./expire-quotes.ts";
import { summariseQuote } from "./quote-response.ts";
import {
  linesOf,
  type Quote,
  selectQuote,
  selectQuoteById,
  selectQuoteHistory,
  selectQuoteLines,
  selectQuotesOf,
} from "./quotes.repository.ts";
import type { QuotesDeps } from "./quotes-deps.ts";

export type QuotesQuery = {
  customerId: number;
  /** Undefined means all sites. */
  siteId: number | undefined;
  page?: number | undefined;
};

/** Newest first, 20 per page. */
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

/**
 * Product notes §3 "quotes": anyone who has the slug may open the quote; `isOwner` says if they may do
 * more than pay.
 */
export async function findAccessibleQuote(
  deps: Pick<QuotesDeps, "db" | "now">,
  slug: string,
  customerId: number | undefined,
): Promise<{ quote: Quote; isOwner: boolean } | undefined> {
  const found = await selectQuote(deps.db, slug);
  if (!found) return undefined;
  if (isOver(found, deps.now())) await expireQuote(deps, found.id);
  const quote = isOver(found, deps.now()) ? await selectQuote(deps.db, slug) : found;
  return quote && { quote, isOwner: quote.customerId === customerId };
}

/** Describes a quote for tracking, when somebody looks up its number there. */
export async function describeForTracking(
  { db }: Pick<QuotesDeps, "db">,
  id: number,
): Promise<CarriedSubject | undefined> {
  const quote = await selectQuoteById(db, id);
  if (!quote) return undefined;
  const history = await selectQuoteHistory(db, id);
  const lines = await linesOf(db, id);
  return {
    number: quoteNumber(id),
    path: `/quotes/${quote.slug}`,
    customerId: quote.customerId,
    status: quote.status,
    isEnded: quote.status === "declined",
    toPickupPoint: false,
    history: history.map(({ status, at }) => ({ status, at })),
    goods: lines.map(({ name, quantity }) => ({ name, quantity, picture: null })),
  };
}
