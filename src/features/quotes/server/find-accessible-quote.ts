import { expireQuote, isOver } from "./expire-quotes.ts";
import { type Quote, selectQuote } from "./quotes.repository.ts";
import type { QuotesDeps } from "./quotes-deps.ts";

/** Product notes §3 "quotes": whoever holds the slug reaches it; `isOwner` says whether they may do more than pay. */
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
