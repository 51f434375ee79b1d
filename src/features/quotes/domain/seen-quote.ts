import { canonicalJson, type EditConflict } from "#core/edit.ts";
import type { OrderLine } from "./order-line.ts";
import type { QuoteStatus } from "./quote-status.ts";

/** What an answer of staff rests on: flat, so that each value can be compared and shown by itself. */
export type SeenQuote = Record<string, unknown>;

type Told = {
  status: QuoteStatus;
  delivery: { method: string; courierName: string } | null;
};

/** The owner changes these by answering a question or choosing a delivery, colleagues by answering the owner. */
export function seenQuote({ status, delivery }: Told, lines: readonly OrderLine[]): SeenQuote {
  const seen: SeenQuote = {
    status,
    delivery: delivery && `${delivery.method} ${delivery.courierName}`,
  };
  for (const [at, { price, currency, options, comment, files }] of lines.entries()) {
    seen[`lines.${at}.price`] = price === null ? null : `${price.toFixed(2)} ${currency}`;
    seen[`lines.${at}.options`] = options;
    seen[`lines.${at}.comment`] = comment;
    seen[`lines.${at}.files`] = files.length;
  }
  return seen;
}

/** What changed since staff saw the quote; only values that they name are compared. */
export function changedSince(seen: SeenQuote, current: SeenQuote): EditConflict["fields"] {
  return Object.entries(current).flatMap(([field, now]) =>
    !(field in seen) || canonicalJson(seen[field]) === canonicalJson(now)
      ? []
      : { field, seen: seen[field] ?? null, yours: null, current: now ?? null },
  );
}
