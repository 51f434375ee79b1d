import { defineLifecycle } from "#platform/lifecycle/define-lifecycle.ts";
import { QUOTE_TRANSITIONS, type QuoteActor } from "../domain/quote-status.ts";
import {
  insertQuoteHistory,
  lockQuote,
  type Quote,
  selectQuote,
  updateQuote,
} from "./quotes.repository.ts";

/** The status changes of a quote, by any actor. Staff need the role "orders", and identify the quote by its slug. */
export const quoteLifecycle = defineLifecycle<
  Quote,
  QuoteActor,
  object,
  "quotes.errors.wrong_state",
  string
>({
  name: "quote",
  transitions: QUOTE_TRANSITIONS,
  refusal: "quotes.errors.wrong_state",
  who: () => "orders",
  staff: (id) => ({ kind: "staff", id }),
  async lock(_deps, tx, slug) {
    const quote = await selectQuote(tx, slug);
    return quote && lockQuote(tx, quote.id);
  },
  save: (tx, { id }, values) => updateQuote(tx, id, values),
  async history(tx, { id }, { to, actor, remark: note }) {
    await insertQuoteHistory(tx, id, { status: to, actor, note });
    return undefined;
  },
});
