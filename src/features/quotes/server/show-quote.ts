import type { Failure, Result } from "#core/result.ts";
import { ORDER_REFUSALS } from "#features/orders/server/order-draft.ts";
import type { CallFailure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import type { QuoteResponse } from "../contract.ts";
import type { QuoteReader } from "./quote-response.ts";
import type { Quote } from "./quotes.repository.ts";
import type { Quotes } from "./quotes.ts";

export const QUOTE_REFUSALS = {
  ...ORDER_REFUSALS,
  [NOT_LOGGED_IN]: 401,
  "errors.still_running": 409,
  "quotes.errors.wrong_state": 409,
  "quotes.errors.expired": 409,
  "quotes.errors.no_delivery": 409,
} as const;
export const refuseQuote = refuseWith(QUOTE_REFUSALS);

/** Responds with the whole quote after a step by its owner or by staff. */
export function showQuote(quotes: Pick<Quotes, "viewQuote">, reader: QuoteReader) {
  return async (
    request: RequestContext,
    done: Result<Quote> | Failure,
  ): Promise<QuoteResponse | CallFailure> =>
    done.ok
      ? { status: true, quote: await quotes.viewQuote(done.value, reader) }
      : refuseQuote(request, done);
}
