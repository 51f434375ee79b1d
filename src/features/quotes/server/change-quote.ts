import { type Failure, fail, type Result, succeed } from "#core/result.ts";
import { canTransition } from "#core/state-machine.ts";
import type { Transaction } from "#database/connect.ts";
import { QUOTE_TRANSITIONS, type QuoteActor, type QuoteStatus } from "../domain/quote-status.ts";
import { insertQuoteHistory, type NewQuote, type Quote, updateQuote } from "./quotes.repository.ts";

export type WrongStep = "quotes.errors.wrong_state";
type Changes = Partial<Omit<NewQuote, "status">>;
type Step = Changes & { actor: QuoteActor; said?: string | undefined };

/** The one place where a quote goes on: the row is locked, the step is in the table, and it is written down. */
export async function changeQuote(
  tx: Transaction,
  quote: Quote,
  to: QuoteStatus,
  { actor, said, ...changes }: Step,
): Promise<Result<Quote, WrongStep>> {
  const wrong = refuseStep(quote, to);
  if (wrong) return wrong;
  await updateQuote(tx, quote.id, { ...changes, status: to });
  await insertQuoteHistory(tx, quote.id, { status: to, actor, note: said });
  return succeed({ ...quote, ...changes, status: to } as Quote);
}

function refuseStep(
  { status }: Pick<Quote, "status">,
  to: QuoteStatus,
): Failure<WrongStep> | undefined {
  return canTransition(QUOTE_TRANSITIONS, status, to)
    ? undefined
    : fail("quotes.errors.wrong_state");
}
