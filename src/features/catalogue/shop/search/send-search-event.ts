import { hasConsentFor } from "#features/sites/domain/consent.ts";
import { reportProblem } from "#platform/events/app-events.ts";
import { type CollectedEvent, collectEventCall } from "../../contract.ts";
import type { ProductCard } from "../../domain/product/product-card.ts";
import { goodsPath } from "../goods-urls.ts";
import type { SuggestionOption } from "./suggestion-options.ts";

/**
 * SPEC §7: reports which results visitors follow, which makes products popular; only with consent to statistics. Nobody
 * waits for the request: it survives leaving the page, and a failure is only reported.
 */
export async function sendSearchEvent(event: CollectedEvent, ask = fetch): Promise<void> {
  if (!hasConsentFor(document.cookie, "statistics")) return;
  const { path, method, timeoutMs } = collectEventCall;
  try {
    const answer = await ask(path, {
      method,
      keepalive: true,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Reads the whole body; otherwise the timeout could still abort the request.
    await answer.text();
    if (!answer.ok) throw new Error(String(answer.status));
  } catch (error) {
    reportProblem("A search event could not be told to the server", error);
  }
}

/** The query key is null if the site has none for the language. */
type Search = { queryKey: string | null; text: string };

/** An event for the card of the followed link, if it was found by a text search. */
export function cardEvent(
  { queryKey, text }: Search,
  cards: readonly Pick<ProductCard, "id" | "slug" | "seller">[],
  { language, path }: { language: string; path: string },
): CollectedEvent | null {
  const card = cards.find((one) => goodsPath(language, one) === path);
  if (!queryKey || !text || !card) return null;
  return { queryKey, name: "itemClick", searchQuery: text, itemId: card.id };
}

/** An event for a product is a click on a result; all other options are suggestions. */
export function suggestionEvent(
  { queryKey, text }: Search,
  { product, label }: Pick<SuggestionOption, "product" | "label">,
): CollectedEvent | null {
  if (!queryKey) return null;
  if (product) return { queryKey, name: "itemClick", searchQuery: text, itemId: product.id };
  const suggestionKey = `${queryKey}-suggestions`;
  return { queryKey: suggestionKey, name: "suggestionClick", searchQuery: text, itemId: label };
}
