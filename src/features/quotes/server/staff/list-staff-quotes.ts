import { toDecimal } from "#core/money.ts";
import { readCursor, writeCursor } from "#features/orders/domain/staff-order-list.ts";
import type { OrderLine } from "../../domain/order-line.ts";
import { shopOf } from "../../domain/pasted-links.ts";
import { goodsCentsOf } from "../../domain/quote-price.ts";
import { quoteNumber } from "../../domain/quote-status.ts";
import type { StaffQuoteSort } from "../../domain/staff-quote-list.ts";
import type { ListedStaffQuote } from "../../staff-calls.ts";
import { isEstimate, leastTotal } from "../quote-response.ts";
import { type Quote, selectQuoteLines } from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";
import { quoteClock } from "./quote-clock.ts";
import {
  findStaffQuotes,
  type QuoteOwner,
  type StaffQuoteFilter,
  type StaffQuotePage,
  selectAssignees,
  selectOwners,
} from "./staff-quotes.repository.ts";

const PAGE = 50;

type ListDeps = Pick<QuotesDeps, "db" | "findSite" | "delivery" | "orders" | "now">;
type FoundQuote = { quote: Quote; lines: readonly OrderLine[]; owner: QuoteOwner | undefined };
type QuotesPage = {
  sort?: StaffQuoteSort | undefined;
  direction?: "up" | "down" | undefined;
  after?: string | undefined;
};

/** Quotes with their lines and owners, as the list and its file need them. */
export async function readStaffQuotes(
  db: ListDeps["db"],
  filter: StaffQuoteFilter,
  page: StaffQuotePage,
) {
  const { quotes, next, total } = await findStaffQuotes(db, filter, page);
  const lines = await selectQuoteLines(
    db,
    quotes.map(({ id }) => id),
  );
  const owners = await selectOwners(
    db,
    quotes.map(({ customerId }) => customerId),
  );
  const found = quotes.map(
    (quote): FoundQuote => ({
      quote,
      lines: lines.get(quote.id) ?? [],
      owner: owners.get(quote.customerId),
    }),
  );
  return { found, next, total };
}

/** A page of 50 quotes with their clocks and assignees. */
export async function listStaffQuotes(
  deps: ListDeps,
  filter: StaffQuoteFilter,
  { sort = "number", direction = "down", after }: QuotesPage,
): Promise<{ quotes: ListedStaffQuote[]; total: number; next: string | null }> {
  const { found, next, total } = await readStaffQuotes(deps.db, filter, {
    sort,
    isAscending: direction === "up",
    after: after === undefined ? undefined : readCursor(after),
    limit: PAGE,
  });
  const ids = found.map(({ quote }) => quote.id);
  const assignees = await selectAssignees(deps.db, ids);
  const statuses = await deps.orders.statusesOf(ids);
  const quotes = await Promise.all(
    found.map(async (one) => ({
      ...(await describeListed(deps, one)),
      order_status: statuses.get(one.quote.id) ?? null,
      assignee: assignees.get(one.quote.id) ?? null,
    })),
  );
  return { quotes, total, next: next && writeCursor(next) };
}

/** Exact up to 10,000. */
export async function countQuotes({ db }: Pick<ListDeps, "db">, filter: StaffQuoteFilter) {
  return (await findStaffQuotes(db, filter, { sort: "number", isAscending: false, limit: 1 }))
    .total;
}

async function describeListed(deps: ListDeps, { quote, lines, owner }: FoundQuote) {
  const { id, price, customerId } = quote;
  const total = await leastTotal(deps, quote, lines);
  return {
    id,
    number: quoteNumber(id),
    site_id: quote.siteId,
    status: quote.status,
    created_at: quote.createdAt.toISOString(),
    submitted_at: quote.submittedAt.toISOString(),
    expires_at: quote.expiresAt?.toISOString() ?? null,
    currency: quote.currency,
    clock: quoteClock(deps, quote),
    customer_id: customerId,
    customer: owner?.name ?? "",
    email: owner?.email ?? null,
    goods: lines.map(({ name, quantity }) => ({ name, quantity })),
    shops: [...new Set(lines.map(({ url }) => shopOf(url)))],
    value: price && toDecimal(goodsCentsOf(price, lines)),
    total: total === undefined ? null : toDecimal(total),
    is_estimate: isEstimate(quote),
  };
}
