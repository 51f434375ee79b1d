import type { Result } from "#core/result.ts";
import { postQuoteMail } from "../quote-emails.ts";
import { quoteLifecycle } from "../quote-lifecycle.ts";
import type { Quote } from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";
import { type StaffStep, stepByStaff } from "./staff-quote.ts";

/** Something is unclear: its owner is asked, by mail and on the quote's page. */
export function requestInfo(
  deps: QuotesDeps,
  { question, ...asked }: StaffStep & { question: string },
): Promise<Result<Quote>> {
  return stepByStaff(deps, asked, "ask", async (tx, quote, actor) => {
    const step = { actor, said: question, note: question };
    const changed = await quoteLifecycle.tryMove(deps, tx, quote, "needs_info", step);
    if (changed.ok) await postQuoteMail(deps, tx, changed.value, "needs_info");
    return changed;
  });
}
